import { CHOSEN_CATEGORIES, type NOTICE_CATEGORIES, type NOTICE_CHANNELS } from '@bourse/contract/notices.ts';

export type NoticeCategory = (typeof NOTICE_CATEGORIES)[number];
export type ChosenCategory = (typeof CHOSEN_CATEGORIES)[number];
export type NoticeChannel = (typeof NOTICE_CHANNELS)[number];

/** Who may act for the account: its own secrets, and whatever was linked to it. */
const SECURITY = /^(?:identity|tradingApi)\.|\.(?:un)?linked$/;
const MONEY_OUT =
  /^(?:wallet\.(?:withdrawal|reviewOverdue|sent|linkedWithdrawal|claim)|recovery\.(?:submitted|waits|claimed|returning))/;

/** The category of a kind of notice; a kind that nobody has sorted is told like trading. */
export function categoryOf(kind: string): NoticeCategory {
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
