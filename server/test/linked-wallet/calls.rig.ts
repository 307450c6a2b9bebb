import { STAFF_ROLES } from '@bourse/contract/endpoint.ts';
import type { OwnedId, OwnerWorld, ProductCalls } from '../house/product-calls.ts';

const make = async ({ owner }: OwnerWorld): Promise<string> =>
  (await owner.client.call('linkedWallet', 'createSession', { purpose: 'bind' })).session.id;
const link: OwnedId = { make };
/** A session for linking, which nothing is withdrawn over: as unknown to its owner as any other. */
const linkForWithdrawing: OwnedId = { make, isSameToOwner: true };

const security = { tradingPassword: '111222', totpCode: '000000' };

/** What the suites of the house must know of these endpoints. */
export const calls: ProductCalls = {
  allowed: {
    'linkedWallet.link': 'user',
    'linkedWallet.createSession': 'user',
    'linkedWallet.session': 'user',
    'linkedWallet.cancelSession': 'user',
    'linkedWallet.bindCode': 'user',
    'linkedWallet.bind': 'user',
    'linkedWallet.unbindCode': 'user',
    'linkedWallet.unbind': 'user',
    'linkedWallet.withdrawCode': 'user',
    'linkedWallet.withdraw': 'user',
    'linkedWallet.scan': 'anyone',
    'linkedWallet.appSession': 'anyone',
    'linkedWallet.confirm': 'anyone',
    'linkedWallet.reject': 'anyone',
    'linkedWallet.demoAccount': 'anyone',
    'linkedWallet.demoDraft': 'anyone',
    'linkedWallet.demoRelay': 'anyone',
    'linkedWallet.demoGift': 'anyone',
    'staffLinkedWallet.ranges': STAFF_ROLES,
    'staffLinkedWallet.setRange': ['finance'],
  },
  good: {
    'linkedWallet.createSession': { purpose: 'bind' },
    'linkedWallet.demoDraft': { to: '0x8ba1f109551bD432803012645Ac136ddd64DBA72' },
  },
  ownedIds: {
    'linkedWallet.session.id': link,
    'linkedWallet.cancelSession.id': link,
    'linkedWallet.bindCode.id': link,
    'linkedWallet.bind.id': link,
    'linkedWallet.withdrawCode.id': linkForWithdrawing,
    'linkedWallet.withdraw.id': linkForWithdrawing,
  },
  beside: {
    'linkedWallet.bindCode': { channel: 'email' },
    'linkedWallet.bind': security,
    'linkedWallet.withdrawCode': { channel: 'email' },
    'linkedWallet.withdraw': security,
  },
};
