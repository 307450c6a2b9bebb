import { CHOSEN_CATEGORIES, type NOTICE_CATEGORIES, type NOTICE_CHANNELS } from '@bourse/contract/notices.ts';

export type NoticeCategory = (typeof NOTICE_CATEGORIES)[number];
export type ChosenCategory = (typeof CHOSEN_CATEGORIES)[number];
export type NoticeChannel = (typeof NOTICE_CHANNELS)[number];

/** How a kind of notice is told. A product says it of its own in `notices` of its description. */
export interface NoticeKind {
  readonly category: NoticeCategory;
  /** It also goes out as a mail or a text message. */
  readonly isMailed?: true;
}
/** What products say of a kind; undefined for one of the house. Products are there later than notices. */
export type ProductKinds = (kind: string) => NoticeKind | undefined;

/** Who may act for the account: its own secrets, and the keys that it has made. */
const SECURITY = /^(?:identity|tradingApi)\./;
const MONEY_OUT =
  /^(?:wallet\.(?:withdrawal|reviewOverdue|sent|linkedWithdrawal|claim)|recovery\.(?:submitted|waits|claimed|returning))/;

/** The category of a kind of notice; a kind that nobody has sorted is told like trading. */
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

/** Whether a person who has said nothing hears of it by a channel. Marketing is asked for, never assumed. */
export function isOnByDefault(category: ChosenCategory, channel: NoticeChannel): boolean {
  if (category === 'marketing') return false;
  return channel === 'inApp' || (category === 'deposit' && channel === 'email');
}

/** Inside the application people hear of everything that has happened to their money. */
export const canSwitch = (category: ChosenCategory, channel: NoticeChannel): boolean =>
  category === 'marketing' || channel !== 'inApp';
