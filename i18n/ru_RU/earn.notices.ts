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
  'notices.kind.earn.renewsSoon':
    'Срок размещения заканчивается {date} (UTC+8). Как вы выбрали, {amount} {asset} будут продлены ещё на {days} дн. под {rate} % годовых. До этого момента продление можно отключить.',
  'notices.kind.earn.endsSoon.ended':
    'Срок размещения {amount} {asset} заканчивается {date} (UTC+8), и при нынешних условиях оно не будет продлено: продукт больше не продаётся. Основная сумма и проценты поступят на основной счёт.',
  'notices.kind.earn.endsSoon.rate':
    'Срок размещения {amount} {asset} заканчивается {date} (UTC+8), и при нынешних условиях оно не будет продлено: новая ставка {rate} % годовых ниже заданных вами {floor} %. Основная сумма и проценты поступят на основной счёт.',
  'notices.kind.earn.endsSoon.quota':
    'Срок размещения {amount} {asset} заканчивается {date} (UTC+8), и при нынешних условиях оно не будет продлено: осталось слишком мало продукта. Основная сумма и проценты поступят на основной счёт.',
  'notices.kind.earn.endsSoon.bounds':
    'Срок размещения {amount} {asset} заканчивается {date} (UTC+8), и при нынешних условиях оно не будет продлено: сумма вне нынешних пределов продукта. Основная сумма и проценты поступят на основной счёт.',
  'notices.kind.earn.rateFalls':
    'С {date} (UTC+8) ставка по вашим {asset} в «Доходе» снизится с {before} % до {rate} % годовых.',
  'notices.kind.earn.rewardLow':
    'Использовано четыре пятых наград в {reward} по вашему продукту «Дохода» в {asset}. Когда закончится остальное, продолжат начисляться только проценты в {asset}.',
  'notices.kind.earn.rewardOver':
    'Награды в {reward} по вашему продукту «Дохода» в {asset} исчерпаны. Проценты в {asset} начисляются как прежде.',
  'notices.kind.earn.notRenewed.closed':
    'Размещение {amount} {asset} не продлено: «Доход» сейчас не принимает новых размещений. Основная сумма и {interest} {asset} процентов на основном счёте.',
  'notices.kind.earn.endsSoon.person':
    'Срок размещения {amount} {asset} заканчивается {date} (UTC+8), и при нынешних условиях оно не будет продлено: сейчас вы не соответствуете условиям продукта. Основная сумма и проценты поступят на основной счёт.',
  'notices.kind.earn.endsSoon.closed':
    'Срок размещения {amount} {asset} заканчивается {date} (UTC+8), и при нынешних условиях оно не будет продлено: «Доход» сейчас не принимает новых размещений. Основная сумма и проценты поступят на основной счёт.',
} as const satisfies Catalog<typeof en, 'ru_RU'>;
