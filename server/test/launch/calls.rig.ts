import { STAFF_ROLES } from '@bourse/contract/endpoint.ts';
import type { OwnedId, ProductCalls } from '../house/product-calls.ts';
import { publish, subscribe } from './launch.rig.ts';

const subscriptionId: OwnedId = {
  async make({ exchange, owner }) {
    await exchange.fund(owner.uid, 'USDT', '10');
    return (await subscribe(owner, await publish(exchange), '10')).subscriptionId;
  },
};

const PROJECT = { project: 'nova' };
const ROUNDS = `[{"quota":"500","perPerson":"100","split":"PRORATA","basePrice":"0.1","discountBps":"0","hasVipDiscount":"true","min":"1","max":"10","step":"1","kycMin":"0","vipMin":"0","startAtMs":"1900000000000","endAtMs":"1900000000001"}]`;

/** What the suites of the house must know of Launch's endpoints. */
export const calls: ProductCalls = {
  allowed: {
    'launch.projects': 'user',
    'launch.project': 'user',
    'launch.subscribe': 'user',
    'launch.leave': 'user',
    'launch.subscriptions': 'user',
    'staffLaunch.projects': STAFF_ROLES,
    'staffLaunch.publish': ['product'],
    'staffLaunch.fund': ['finance'],
    'staffLaunch.cancel': ['product', 'risk'],
  },
  good: {
    'launch.project': PROJECT,
    'launch.subscribe': { ...PROJECT, round: '1' },
    'launch.leave': { subscriptionId: '01890a5d-ac96-774b-bcce-b302099a8057' },
    'staffLaunch.publish': {
      ...PROJECT,
      token: 'HBT',
      payAsset: 'USDT',
      website: 'https://nova.example/',
      paper: 'https://nova.example/paper.pdf',
      supply: '1000',
      quota: '500',
      listingAtMs: '1900000000002',
      rounds: ROUNDS,
      schedule: '[{"atMs":"1900000000002","shareBps":"10000"}]',
    },
    'staffLaunch.fund': { ...PROJECT, token: 'HBT' },
    'staffLaunch.cancel': PROJECT,
  },
  ownedIds: { 'launch.leave.subscriptionId': subscriptionId },
};
