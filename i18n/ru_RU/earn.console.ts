import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/earn.console.ts';

export const messages = {
  'console.actionKind.staffEarn.setProduct': 'Продукт «Дохода»',
  'console.actionKind.staffEarn.setRates': 'Ставки «Дохода»',
  'console.actionKind.staffEarn.fund': 'Средства на проценты «Дохода»',
  'console.refusal.COIN_UNKNOWN': 'Такой монеты нет.',
  'console.refusal.EARN_NOT_FOUND': 'Такого продукта нет.',
  'console.refusal.EARN_KIND_FIXED': 'Монета, вид, срок и вторая монета продукта не меняются: {field}.',
  'console.refusal.EARN_TERM_WRONG': 'Срочному продукту нужны дни, бессрочному — нет.',
  'console.refusal.EARN_BOUNDS_WRONG': 'Граница ниже минимума, сумма не кратна шагу или конец раньше начала.',
  'console.refusal.EARN_QUOTA_SOLD': 'Квота не может быть меньше проданного: {sold}.',
  'console.refusal.EARN_REWARD_WRONG': 'Гибриду нужна другая монета со ставкой и бюджетом, у других видов её нет.',
  'console.refusal.EARN_NOT_ITS_COIN': 'Это не монета этого продукта: {asset}.',
  'console.refusal.EARN_RATE_HOUR': 'Ставки начинаются с полного часа.',
  'console.refusal.EARN_RATE_TOO_SOON':
    'Новые ставки объявляют за день, и они идут после уже заданных; самое раннее — {earliestAt}.',
  'console.refusal.TIERS_EMPTY': 'Нет ни одной ступени.',
  'console.refusal.TIERS_ORDER': 'Ступень {row}: граница должна быть выше предыдущей.',
  'console.refusal.TIERS_END': 'Ступень {row}: границы нет только у последней.',
  'console.refusal.TIERS_RATE': 'Ступень {row}: ставка не между 0 и 1000 %.',
} as const satisfies Catalog<typeof en, 'ru_RU'>;
