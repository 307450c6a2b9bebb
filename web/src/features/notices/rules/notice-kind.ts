import type { PageId } from '@bourse/contract/pages.ts';
import { fullAmount } from '../../../lib/format.ts';
import { allProducts, type NoticeKind } from '../../../lib/products.ts';

/** The kinds of notice that belong to no product. */
const OWN_KINDS: readonly NoticeKind[] = [
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
  'identity.factorsReset',
  'identity.passkeyAdded',
  'identity.passkeyRemoved',
  'tradingApi.keyMade',
  'tradingApi.keyDeleted',
  'wallet.withdrawalRequested',
  'wallet.withdrawalInReview',
  'wallet.withdrawalQuestion',
  'wallet.withdrawalDelayed',
  'wallet.withdrawalApproved',
  'wallet.withdrawalRejected',
  'wallet.withdrawalCancelled',
  'wallet.withdrawalCompleted',
  'wallet.withdrawalFailed',
  'wallet.reviewOverdue',
  'wallet.returnRequested',
  'wallet.sent',
  'wallet.received',
  'wallet.depositInReview',
  'wallet.depositCredited',
  'wallet.depositCompleted',
  'wallet.depositReorged',
  'wallet.depositReturning',
  'wallet.depositReturned',
  'wallet.claimOpened',
  'wallet.claimPaid',
  'wallet.claimPartPaid',
  'recovery.submitted',
  'recovery.waits',
  'recovery.claimed',
  'recovery.credited',
  'recovery.returning',
  'recovery.returned',
  'recovery.refused',
  'recovery.again',
];

const described = () => allProducts().flatMap(({ notices }) => notices ?? []);

/** Every kind of notice that has words. */
const noticeKinds = (): readonly NoticeKind[] => [...OWN_KINDS, ...described().flatMap(({ kinds }) => kinds)];

export const knownKind = (kind: string): NoticeKind | null => noticeKinds().find((each) => each === kind) ?? null;

/**
 * The page that a notice links to: as its product says, or else the security page, the API keys or the history.
 */
export function noticePage(kind: string): PageId {
  const product = described().find(({ kinds }) => (kinds as readonly string[]).includes(kind));
  if (product) return product.page;
  if (kind.startsWith('tradingApi.')) return 'trading-api.keys';
  if (kind.startsWith('recovery.')) return 'recovery.cases';
  if (kind.startsWith('wallet.deposit')) return 'bookings.billDetail';
  if (kind.startsWith('wallet.claim')) return 'holdings.overview';
  return kind.startsWith('identity.') ? 'identity.security' : 'bookings.financial';
}

/** The query of that page: deposits and recovery cases have details of their own. */
export function noticeQuery(kind: string, { id }: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  if (id === undefined) return {};
  if (kind.startsWith('recovery.')) return { id };
  return kind.startsWith('wallet.deposit') ? { type: 'deposit', id } : {};
}

/** A notice's values for the screen: amounts are grouped, all others stay as they came. */
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
  'wallet.depositReturning',
  'wallet.claimOpened',
  'recovery.waits',
  'recovery.claimed',
  'recovery.refused',
]);

/** Notices that a person should read soon. */
export const isWorrying = (kind: NoticeKind): boolean =>
  WORRYING.has(kind) || described().some(({ worrying }) => worrying?.includes(kind));

/** Matches six digits that stand alone, and not inside an address, an amount or a link. */
const CODE = /(?<![A-Za-z\d._-])\d{6}(?![A-Za-z\d_-]|[.,]\d)/u;

/** The six-digit code in one of the demo's messages, or null. */
export const codeIn = (body: string): string | null => CODE.exec(body)?.[0] ?? null;
