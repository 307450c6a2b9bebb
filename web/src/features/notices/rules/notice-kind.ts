import type { PageId } from '@bourse/contract/pages.ts';
import { fullAmount } from '../../../lib/format.ts';

/** Every kind of notice that has words of its own. */
export const NOTICE_KINDS = [
  'identity.newDevice',
  'identity.kycApproved',
  'identity.kycRejected',
  'identity.kycExpiresSoon',
  'identity.kycExpired',
  'identity.whitelistOn',
  'identity.whitelistOff',
  'identity.tradingPasswordSet',
  'identity.tradingPasswordChanged',
  'identity.antiPhishingCodeSet',
  'identity.frozen',
  'identity.unfrozen',
  'identity.passwordChanged',
  'identity.emailBound',
  'identity.phoneBound',
  'identity.totpBound',
  'identity.totpRemoved',
  'tradingApi.keyMade',
  'tradingApi.keyDeleted',
  'wallet.withdrawalRequested',
  'wallet.withdrawalInReview',
  'wallet.withdrawalDelayed',
  'wallet.withdrawalApproved',
  'wallet.withdrawalRejected',
  'wallet.withdrawalCancelled',
  'wallet.withdrawalCompleted',
  'wallet.withdrawalFailed',
  'wallet.reviewOverdue',
  'wallet.sent',
  'wallet.received',
  'wallet.depositInReview',
  'wallet.depositCredited',
  'wallet.depositCompleted',
  'wallet.depositReorged',
] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];

export const knownKind = (kind: string): NoticeKind | null => NOTICE_KINDS.find((each) => each === kind) ?? null;

/** Where a notice leads: security things to the security page, keys to their page, money to the history. */
export function noticePage(kind: string): PageId {
  if (kind.startsWith('tradingApi.')) return 'trading-api.keys';
  return kind.startsWith('identity.') ? 'identity.security' : 'wallet.financial';
}

/** The values of a notice as a screen shows them: amounts are grouped, everything else stays as it came. */
export function shownParams(params: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const { amount } = params;
  return amount === undefined ? params : { ...params, amount: fullAmount(amount) };
}

const WORRYING: ReadonlySet<NoticeKind> = new Set<NoticeKind>([
  'identity.newDevice',
  'identity.kycRejected',
  'identity.kycExpiresSoon',
  'identity.kycExpired',
  'identity.frozen',
  'wallet.withdrawalRejected',
  'wallet.withdrawalFailed',
  'wallet.withdrawalDelayed',
  'wallet.depositInReview',
  'wallet.depositReorged',
]);

/** Notices that a person should look at soon. */
export const isWorrying = (kind: NoticeKind): boolean => WORRYING.has(kind);

/** Six digits inside an address, an amount or a link are no code. */
const CODE = /(?<![A-Za-z\d._-])\d{6}(?![A-Za-z\d_-]|[.,]\d)/u;

/** The six-digit code in a message of the demo, or null. */
export const codeIn = (body: string): string | null => CODE.exec(body)?.[0] ?? null;
