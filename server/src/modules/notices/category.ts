import { CHOSEN_CATEGORIES, type NOTICE_CATEGORIES, type NOTICE_CHANNELS } from '@bourse/contract/notices.ts';

export type NoticeCategory = (typeof NOTICE_CATEGORIES)[number];
export type ChosenCategory = (typeof CHOSEN_CATEGORIES)[number];
export type NoticeChannel = (typeof NOTICE_CHANNELS)[number];

/** How a kind of notice is treated. A product says it for its kinds in `notices` of its description. */
export interface NoticeKind {
  readonly category: NoticeCategory;
  /** True if it also goes out as a mail or a text message. */
  readonly isMailed?: true;
}
/**
 * How products treat a kind; undefined for the house's own kinds. A function, because products are built after notices.
 */
export type ProductKinds = (kind: string) => NoticeKind | undefined;

/** Matches notices about who may act for the account: its secrets and API keys. */
const SECURITY = /^(?:identity|tradingApi)\./;
const MONEY_OUT =
  /^(?:wallet\.(?:withdrawal|reviewOverdue|sent|linkedWithdrawal|claim)|recovery\.(?:submitted|waits|claimed|returning))/;

/** The category of a kind of notice; an unknown kind is treated like trading. */
export function categoryOf(kind: string, ofProduct: ProductKinds): NoticeCategory {
  const told = ofProduct(kind);
  if (told) return told.category;
  if (SECURITY.test(kind)) return 'security';
  if (MONEY_OUT.test(kind)) return 'moneyOut';
  if (kind.startsWith('wallet.') || kind.startsWith('recovery.')) return 'deposit';
  return kind.startsWith('marketing.') || kind.startsWith('announcement.') ? 'marketing' : 'trading';
}

/** Whether people may switch it off. */
export const isChosen = (category: NoticeCategory): category is ChosenCategory =>
  (CHOSEN_CATEGORIES as readonly string[]).includes(category);

/** Whether a person who has chosen nothing is told by a channel. Marketing needs consent. */
export function isOnByDefault(category: ChosenCategory, channel: NoticeChannel): boolean {
  if (category === 'marketing') return false;
  return channel === 'inApp' || (category === 'deposit' && channel === 'email');
}

/** Whether a channel can be switched off. In the application people always hear what happened to their money. */
export const canSwitch = (category: ChosenCategory, channel: NoticeChannel): boolean =>
  category === 'marketing' || channel !== 'inApp';
