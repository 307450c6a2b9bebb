// Written by `npm run generate` from contract.ts, so that a browser can call an endpoint without loading its schemas.
export const staffPaths = {
  'staffIdentity.login': ['POST', '/open/staff/login'],
  'staffIdentity.logout': ['POST', '/open/staff/logout'],
  'staffIdentity.me': ['GET', '/open/staff/me'],
  'staffIdentity.kycQueue': ['GET', '/open/staff/kyc'],
  'staffIdentity.kycDocument': ['GET', '/open/staff/kyc/document'],
  'staffIdentity.decideKyc': ['POST', '/open/staff/kyc/decide'],
  'staffIdentity.findUser': ['GET', '/open/staff/users'],
  'staffIdentity.setFrozen': ['POST', '/open/staff/users/freeze'],
  'staffWallet.reviewQueue': ['GET', '/open/staff/withdrawals'],
  'staffWallet.reviewDetail': ['GET', '/open/staff/withdrawals/detail'],
  'staffWallet.approveWithdrawal': ['POST', '/open/staff/withdrawals/approve'],
  'staffWallet.rejectWithdrawal': ['POST', '/open/staff/withdrawals/reject'],
  'staffApprovals.auditLog': ['GET', '/open/staff/audit'],
} as const;
