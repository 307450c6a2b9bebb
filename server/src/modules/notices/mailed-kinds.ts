/**
 * Notices that also go out as a mail or a text message. Those for which identity writes a mail of its own (a log-in, a
 * new password, a requested withdrawal) are left out, because nobody needs two.
 */
export const MAILED_KINDS: ReadonlySet<string> = new Set([
  'identity.whitelistOn',
  'identity.whitelistOff',
  'identity.antiPhishingCodeSet',
  'tradingApi.keyDeleted',
  'wallet.withdrawalInReview',
  'wallet.withdrawalDelayed',
  'wallet.withdrawalRejected',
  'wallet.withdrawalCancelled',
  'wallet.withdrawalCompleted',
  'wallet.withdrawalFailed',
  'wallet.received',
  'wallet.depositInReview',
  'wallet.depositCompleted',
  'wallet.depositReorged',
  'wallet.depositReturning',
  'wallet.depositReturned',
  'wallet.claimOpened',
  'wallet.claimPaid',
  'recovery.submitted',
  'recovery.waits',
  'recovery.claimed',
  'recovery.credited',
  'recovery.returning',
  'recovery.returned',
  'recovery.refused',
  'recovery.again',
]);
