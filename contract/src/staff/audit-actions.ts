/**
 * What the audit log tells of: endpoints by their id, commands on the machine, and what the server does by itself. The server writes
 * no other, and each has words in every catalog, under `console.actionKind`. What is not written any more stays in the log, so it
 * stays here.
 */
export const AUDIT_ACTIONS = [
  'addresses.report',
  'apikey.create',
  'approvals.verifyAudit',
  'assets.confirmations',
  'assets.fee',
  'assets.pause',
  'assets.terms',
  'ledger.reconcile',
  'market.create',
  'staff.create',
  'staffAlarms.releasePayment',
  'staffAlarms.resumeNetwork',
  'staffAnnouncements.publish',
  'staffAnnouncements.remove',
  'staffAssets.setConfirmations',
  'staffAssets.setPause',
  'staffAssets.setTerms',
  'staffBooks.reconcile',
  'staffChains.bumpPayment',
  'staffChains.cancelPayment',
  'staffChains.seeAlarm',
  'staffCustody.setHotLimit',
  'staffCustody.setKnownAddress',
  'staffDeposits.releaseDeposit',
  'staffDeposits.returnDeposit',
  'staffDossier.download',
  'staffDossier.make',
  'staffIdentity.decideKyc',
  'staffIdentity.kycDocument',
  'staffIdentity.login',
  'staffIdentity.loginFailed',
  'staffIdentity.setFrozen',
  'staffJobs.run',
  'staffLinkedWallet.setRange',
  'staffMembers.create',
  'staffMembers.enrol',
  'staffMembers.issueEnrolment',
  'staffMembers.resetTotp',
  'staffMembers.setDisabled',
  'staffMembers.setPersons',
  'staffMembers.setRole',
  'staffOperator.setFeature',
  'staffOperator.setOfficialChannel',
  'staffOperator.setPaused',
  'staffOperator.setShutdown',
  'staffOperator.setThreshold',
  'staffPeople.addNote',
  'staffPeople.endSessions',
  'staffPeople.resendMail',
  'staffPeople.setLevels',
  'staffPurchaseLock.setLevel',
  'staffRecovery.decide',
  'staffRecovery.screenshot',
  'staffSpot.setStatus',
  'staffWithdrawals.approveWithdrawal',
  'staffWithdrawals.askWithdrawal',
  'staffWithdrawals.rejectWithdrawal',
  'switches.set',
] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];

/** How far an action came that needs a second member of staff; one that was carried out has its plain name. */
export const AUDIT_STEPS = ['ask', 'reject', 'withdraw'] as const;

/** What an entry of the log is called. */
export type AuditName = AuditAction | `${AuditAction}.${(typeof AUDIT_STEPS)[number]}`;
