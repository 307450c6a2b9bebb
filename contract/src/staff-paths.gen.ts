// Written by `npm run generate` from contract.ts, so that a browser can call an endpoint without loading its schemas.
import { unfolded } from './path-groups.ts';

type StaffPathId =
  | 'staffIdentity.askKey'
  | 'staffIdentity.captcha'
  | 'staffIdentity.login'
  | 'staffIdentity.logout'
  | 'staffIdentity.me'
  | 'staffIdentity.kycQueue'
  | 'staffIdentity.kycHistory'
  | 'staffIdentity.kycDocument'
  | 'staffIdentity.decideKyc'
  | 'staffIdentity.setFrozen'
  | 'staffWithdrawals.reviewQueue'
  | 'staffWithdrawals.reviewDetail'
  | 'staffWithdrawals.approveWithdrawal'
  | 'staffWithdrawals.askWithdrawal'
  | 'staffWithdrawals.rejectWithdrawal'
  | 'staffDeposits.unattributedDeposits'
  | 'staffDeposits.reviewedDeposits'
  | 'staffDeposits.finalOnlyDeposits'
  | 'staffDeposits.returnDeposit'
  | 'staffDeposits.releaseDeposit'
  | 'staffAlarms.chains'
  | 'staffAlarms.chainAlarms'
  | 'staffAlarms.resumeNetwork'
  | 'staffAlarms.releasePayment'
  | 'staffRecovery.cases'
  | 'staffRecovery.caseDetail'
  | 'staffRecovery.screenshot'
  | 'staffRecovery.decide'
  | 'staffSpot.markets'
  | 'staffSpot.setStatus'
  | 'staffApprovals.auditLog'
  | 'staffApprovals.verifyLog'
  | 'staffApprovals.exportLog'
  | 'staffActions.list'
  | 'staffActions.decide'
  | 'staffActions.withdraw'
  | 'staffMembers.list'
  | 'staffMembers.create'
  | 'staffMembers.setRole'
  | 'staffMembers.setDisabled'
  | 'staffMembers.resetTotp'
  | 'staffMembers.setPersons'
  | 'staffMembers.issueEnrolment'
  | 'staffMembers.enrolment'
  | 'staffMembers.enrol'
  | 'staffKeys.list'
  | 'staffKeys.start'
  | 'staffKeys.ask'
  | 'staffKeys.add'
  | 'staffKeys.remove'
  | 'staffPeople.search'
  | 'staffPeople.card'
  | 'staffPeople.sessions'
  | 'staffPeople.endSessions'
  | 'staffPeople.logins'
  | 'staffPeople.notes'
  | 'staffPeople.addNote'
  | 'staffPeople.mails'
  | 'staffPeople.resendMail'
  | 'staffPeople.setLevels'
  | 'staffPeople.resetFactors'
  | 'staffHoldings.overview'
  | 'staffHoldings.deposits'
  | 'staffHoldings.withdrawals'
  | 'staffPurchaseLock.level'
  | 'staffPurchaseLock.lots'
  | 'staffPurchaseLock.setLevel'
  | 'staffDossier.list'
  | 'staffDossier.make'
  | 'staffDossier.download'
  | 'staffAssets.catalog'
  | 'staffAssets.setPause'
  | 'staffAssets.setTerms'
  | 'staffAssets.setConfirmations'
  | 'staffCustody.knownAddresses'
  | 'staffCustody.setKnownAddress'
  | 'staffCustody.hotLimits'
  | 'staffCustody.rotateHot'
  | 'staffCustody.setHotLimit'
  | 'staffLinkedWallet.ranges'
  | 'staffLinkedWallet.setRange'
  | 'staffOperator.switches'
  | 'staffOperator.setFeature'
  | 'staffOperator.setPaused'
  | 'staffOperator.setShutdown'
  | 'staffOperator.thresholds'
  | 'staffOperator.setThreshold'
  | 'staffOperator.officialChannels'
  | 'staffOperator.setOfficialChannel'
  | 'staffAnnouncements.list'
  | 'staffAnnouncements.publish'
  | 'staffAnnouncements.remove'
  | 'staffBooks.findEntries'
  | 'staffBooks.entry'
  | 'staffBooks.accounts'
  | 'staffBooks.account'
  | 'staffBooks.accountEntries'
  | 'staffBooks.exportAccount'
  | 'staffBooks.lastRun'
  | 'staffBooks.runs'
  | 'staffBooks.run'
  | 'staffBooks.reconcile'
  | 'staffChains.status'
  | 'staffChains.custody'
  | 'staffChains.payments'
  | 'staffChains.bumpPayment'
  | 'staffChains.cancelPayment'
  | 'staffChains.seeAlarm'
  | 'staffJobs.jobs'
  | 'staffJobs.run'
  | 'staffEarn.products'
  | 'staffEarn.setProduct'
  | 'staffEarn.setRates'
  | 'staffEarn.treasury'
  | 'staffEarn.failed'
  | 'staffEarn.retry'
  | 'staffEarn.fund'
  | 'staffLaunch.survey'
  | 'staffLaunch.publishSurvey'
  | 'staffLaunch.surveyResults'
  | 'staffLaunch.surveyTexts'
  | 'staffLaunch.exportSurvey'
  | 'staffLaunch.projects'
  | 'staffLaunch.publish'
  | 'staffLaunch.fund'
  | 'staffLaunch.payOut'
  | 'staffLaunch.move'
  | 'staffLaunch.protect'
  | 'staffLaunch.cancel'
  | 'staffAutoInvest.plans'
  | 'staffAutoInvest.runs'
  | 'staffAutoInvest.load'
  | 'staffAutoInvest.closes'
  | 'staffAutoInvest.previewCloses'
  | 'staffAutoInvest.loadCloses'
  | 'staffGrid.list'
  | 'staffGrid.load'
  | 'staffGrid.stop';

export const staffPaths = unfolded<StaffPathId>({
  staffIdentity:
    '/open/staff/ askKey+login/key captcha+login/captcha login+login logout+logout me-me kycQueue-kyc kycHistory-kyc/history kycDocument-kyc/document decideKyc+kyc/decide setFrozen+users/freeze',
  staffWithdrawals:
    '/open/staff/ reviewQueue-withdrawals reviewDetail-withdrawals/detail approveWithdrawal+withdrawals/approve askWithdrawal+withdrawals/ask rejectWithdrawal+withdrawals/reject',
  staffDeposits:
    '/open/staff/deposits/ unattributedDeposits-unattributed reviewedDeposits-review finalOnlyDeposits-final-only returnDeposit+return releaseDeposit+release',
  staffAlarms:
    '/open/staff/ chains-chains chainAlarms-chains/alarms resumeNetwork+chains/resume releasePayment+payments/release',
  staffRecovery:
    '/open/staff/ cases-recovery caseDetail-recovery/case screenshot-recovery/screenshot decide+recovery/decide',
  staffSpot:
    '/open/staff/spot/ markets-markets setStatus+markets/status',
  staffApprovals:
    '/open/staff/ auditLog-audit verifyLog-audit/verify exportLog-audit/export',
  staffActions:
    '/open/staff/ list-actions decide+actions/decide withdraw+actions/withdraw',
  staffMembers:
    '/open/staff/ list-members create+members/create setRole+members/role setDisabled+members/disable resetTotp+members/reset setPersons+members/persons issueEnrolment+members/enrolment enrolment+enrolment enrol+enrolment/finish',
  staffKeys:
    '/open/staff/ list-keys start+keys/start ask+keys/ask add+keys remove+keys/remove',
  staffPeople:
    '/open/staff/ search-people/search card-people sessions-people/sessions endSessions+people/sessions/end logins-people/logins notes-people/notes addNote+people/notes/add mails-people/mails resendMail+people/mails/resend setLevels+people/levels resetFactors+people/factors/reset',
  staffHoldings:
    '/open/staff/people/ overview-holdings deposits-deposits withdrawals-withdrawals',
  staffPurchaseLock:
    '/open/staff/people/ level-purchase-lock lots-purchase-lots setLevel+purchase-lock/set',
  staffDossier:
    '/open/staff/people/ list-reports make+reports/make download-reports/file',
  staffAssets:
    '/open/staff/ catalog-assets setPause+assets/pause setTerms+assets/terms setConfirmations+assets/confirmations',
  staffCustody:
    '/open/staff/ knownAddresses-addresses setKnownAddress+addresses/set hotLimits-hot-wallets rotateHot+hot-wallets/rotate setHotLimit+hot-wallets/set',
  staffLinkedWallet:
    '/open/staff/linked-wallet/ ranges-ranges setRange+ranges/set',
  staffOperator:
    '/open/staff/ switches-switches setFeature+switches/feature setPaused+switches/pause setShutdown+switches/shutdown thresholds-thresholds setThreshold+thresholds/set officialChannels-official-channels setOfficialChannel+official-channels/set',
  staffAnnouncements:
    '/open/staff/ list-announcements publish+announcements/publish remove+announcements/remove',
  staffBooks:
    '/open/staff/books/ findEntries-entries entry-entry accounts-accounts account-account accountEntries-account/entries exportAccount-account/export lastRun-last runs-reconciliations run-reconciliation reconcile+reconcile',
  staffChains:
    '/open/staff/chains/ status-status custody-custody payments-payments bumpPayment+payments/bump cancelPayment+payments/cancel seeAlarm+alarms/see',
  staffJobs:
    '/open/staff/ jobs-jobs run+jobs/run',
  staffEarn:
    '/open/staff/earn/ products-products setProduct+products/set setRates+rates/set treasury-treasury failed-failed retry+failed/retry fund+fund',
  staffLaunch:
    '/open/staff/launch/ survey-survey publishSurvey+survey/publish surveyResults-survey/results surveyTexts-survey/texts exportSurvey-survey/export projects-projects publish+publish fund+fund payOut+pay-out move+move protect+protect cancel+cancel',
  staffAutoInvest:
    '/open/staff/auto-invest/ plans-plans runs-runs load-load closes-closes previewCloses+closes/preview loadCloses+closes/load',
  staffGrid:
    '/open/staff/grid/ list-list load-load stop+stop',
});
