import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/earn.notices.ts';

export const messages = {
  'notices.kind.earn.matured':
    'Срок размещения {amount} {asset} окончен: основная сумма и {interest} {asset} процентов на основном счёте.',
  'notices.kind.earn.renewed': 'Размещение {amount} {asset} продлено, за срок начислено {interest} {asset}.',
  'notices.kind.earn.notRenewed.ended':
    'Размещение {amount} {asset} не продлено: продукт больше не продаётся. Основная сумма и {interest} {asset} процентов на основном счёте.',
  'notices.kind.earn.notRenewed.rate':
    'Размещение {amount} {asset} не продлено: новая ставка ниже заданной вами. Основная сумма и {interest} {asset} процентов на основном счёте.',
  'notices.kind.earn.notRenewed.quota':
    'Размещение {amount} {asset} не продлено: осталось слишком мало квоты. Основная сумма и {interest} {asset} процентов на основном счёте.',
  'notices.kind.earn.notRenewed.bounds':
    'Размещение {amount} {asset} не продлено: сумма вне нынешних пределов продукта. Основная сумма и {interest} {asset} процентов на основном счёте.',
  'notices.kind.earn.notRenewed.person':
    'Размещение {amount} {asset} не продлено: сейчас вы не соответствуете условиям продукта. Основная сумма и {interest} {asset} процентов на основном счёте.',
  'notices.kind.earn.redeemed': '{amount} {asset} из «Дохода» на основном счёте.',
  'notices.kind.earn.redeemFailed':
    'Пока не удалось выплатить {amount} {asset} из «Дохода». Обратитесь в поддержку и назовите номер {ticket}.',
} as const satisfies Catalog<typeof en, 'ru_RU'>;
