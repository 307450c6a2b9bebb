import { STAFF_ROLES } from '@bourse/contract/endpoint.ts';
import type { OwnedId, ProductCalls } from '../house/product-calls.ts';
import { openProduct } from './earn.rig.ts';

const orderId: OwnedId = {
  async make({ exchange, owner }) {
    const id = await openProduct(exchange, {});
    await exchange.fund(owner.uid, 'USDT', '100');
    const ask = { clientRequestId: crypto.randomUUID(), product: id, amount: '100' };
    return (await owner.client.call('earn', 'subscribe', ask)).orderId;
  },
};

/** Spot has orders too, whose ids are of another form. */
const ORDER = { orderId: '01890a5d-ac96-774b-bcce-b302099a8057' };

/** What the suites of the house must know of Earn's endpoints. */
export const calls: ProductCalls = {
  allowed: {
    'earn.products': 'anyone',
    'earn.rates': 'anyone',
    'earn.summary': 'user',
    'earn.orders': 'user',
    'earn.order': 'user',
    'earn.credits': 'user',
    'earn.subscribe': 'user',
    'earn.add': 'user',
    'earn.redeem': 'user',
    'earn.setRenewal': 'user',
    'earn.setCompounding': 'user',
    'staffEarn.products': STAFF_ROLES,
    'staffEarn.setProduct': ['product'],
    'staffEarn.setRates': ['product'],
    'staffEarn.fund': ['finance'],
    'staffEarn.treasury': STAFF_ROLES,
    'staffEarn.failed': ['finance', 'support2', 'support', 'auditor'],
    'staffEarn.retry': ['finance', 'support2'],
  },
  good: {
    'earn.rates': { product: 'usdt-flex' },
    'earn.subscribe': { product: 'usdt-flex' },
    'earn.add': { product: 'usdt-flex' },
    'earn.order': ORDER,
    'earn.credits': ORDER,
    'earn.redeem': { ...ORDER, way: 'instant' },
    'earn.setRenewal': { ...ORDER, renews: 'all', renewFloor: '3.5' },
    'earn.setCompounding': { ...ORDER, compounds: 'true' },
    'staffEarn.setProduct': {
      id: 'usdt-flex',
      asset: 'USDT',
      kind: 'FLEX',
      termDays: '0',
      min: '1',
      step: '0.01',
      maxOrder: '1000',
      maxPerson: '5000',
      fixedAmount: '100',
      quota: '10000',
      instantPool: '500',
      canEndEarly: 'false',
      canRenew: 'false',
      kycMin: '0',
      vipMin: '0',
      isForNewPeople: 'false',
      rewardAsset: 'ETH',
      rewardBps: '500',
      rewardBudget: '10',
      rewardPerPerson: '1',
      source: 'house',
      startAtMs: '1700000000000',
      endAtMs: '1900000000000',
    },
    'staffEarn.setRates': { product: 'usdt-flex', fromMs: '1700000000000', tiers: '[{"upTo":null,"rateBps":"100"}]' },
    'staffEarn.fund': { product: 'usdt-flex', asset: 'USDT' },
    'staffEarn.failed': { ticket: 'EARN-0A00000000F1' },
    'staffEarn.retry': { redemptionId: ORDER.orderId },
  },
  ownedIds: {
    'earn.order.orderId': orderId,
    'earn.credits.orderId': orderId,
    'earn.redeem.orderId': orderId,
    'earn.setRenewal.orderId': orderId,
    'earn.setCompounding.orderId': orderId,
  },
  beside: {
    'earn.redeem': { way: 'instant' },
    'earn.setRenewal': { renews: 'no' },
    'earn.setCompounding': { compounds: 'true' },
  },
};
