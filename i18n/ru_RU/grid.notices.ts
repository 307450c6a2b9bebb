import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/grid.notices.ts';

export const messages = {
  'notices.kind.grid.takeProfit':
    'Сетка {number} на {market} достигла цены тейк-профита и остановилась. {quote} {quoteAsset} и {base} {baseAsset} — на спотовом счёте.',
  'notices.kind.grid.stopLoss':
    'Сетка {number} на {market} достигла цены стоп-лосса и остановилась. {quote} {quoteAsset} и {base} {baseAsset} — на спотовом счёте.',
  'notices.kind.grid.stoppedByStaff':
    'Мы остановили сетку {number} на {market}. {quote} {quoteAsset} и {base} {baseAsset} — на спотовом счёте; ничего не продано. По вопросам обращайтесь в поддержку.',
  'notices.kind.grid.failed.slippage':
    'Сетка {number} на {market} не запущена: покупка обошлась бы более чем на полпроцента дороже цены. {quote} {quoteAsset} и {base} {baseAsset} — на спотовом счёте.',
  'notices.kind.grid.failed.other':
    'Сетка {number} на {market} не смогла работать и завершена. {quote} {quoteAsset} и {base} {baseAsset} — на спотовом счёте. Причина указана на её странице.',
} as const satisfies Catalog<typeof en, 'ru_RU'>;
