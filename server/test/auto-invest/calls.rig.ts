import { STAFF_ROLES } from '@bourse/contract/endpoint.ts';
import type { OwnedId, ProductCalls } from '../house/product-calls.ts';
import { callPlans, planForm } from './auto-invest.rig.ts';

const SEES_PEOPLE = ['support', 'support2', 'risk', 'product', 'finance', 'compliance', 'auditor'] as const;

const planId: OwnedId = {
  make: async ({ exchange, owner }) => (await callPlans(exchange, owner, 'create', planForm())).plan.id,
};

const WISHES = { coins: '[{"asset":"BTC","percent":"100"}]', amount: '100', period: 'day' } as const;
const PLAN = { ...WISHES, weekday: '1', day: '1', hour: '9', zone: 'Europe/Berlin' } as const;
/** Of the right form, and nobody’s. */
const NOBODYS = { planId: '01890a5d-ac96-774b-bcce-b302099a8057' } as const;
const FLAGS = { autoTransfer: 'true', movesToEarn: 'false', tellsSuccess: 'false' } as const;

/** What the suites of the house must know of auto-invest's endpoints. */
export const calls: ProductCalls = {
  allowed: {
    'autoInvest.terms': 'anyone',
    'autoInvest.reference': 'anyone',
    'autoInvest.ranges': 'anyone',
    'autoInvest.dates': 'anyone',
    'autoInvest.summary': 'user',
    'autoInvest.plans': 'user',
    'autoInvest.plan': 'user',
    'autoInvest.runs': 'user',
    'autoInvest.create': 'user',
    'autoInvest.edit': 'user',
    'autoInvest.pause': 'user',
    'autoInvest.resume': 'user',
    'autoInvest.remove': 'user',
    'autoInvest.runNow': 'user',
    'staffAutoInvest.plans': SEES_PEOPLE,
    'staffAutoInvest.runs': SEES_PEOPLE,
    'staffAutoInvest.load': STAFF_ROLES,
    'staffAutoInvest.closes': STAFF_ROLES,
    'staffAutoInvest.previewCloses': ['product'],
    'staffAutoInvest.loadCloses': ['product'],
  },
  good: {
    'autoInvest.reference': { ...WISHES, weekday: '1', day: '1', range: '1y' },
    'autoInvest.ranges': { assets: 'BTC,ETH' },
    'autoInvest.dates': { period: 'day', weekday: '1', day: '1', hour: '9', zone: 'Europe/Berlin' },
    'autoInvest.create': { ...PLAN, ...FLAGS },
    'autoInvest.edit': { ...NOBODYS, ...PLAN, ...FLAGS },
    'autoInvest.plan': NOBODYS,
    'autoInvest.runs': NOBODYS,
    'autoInvest.pause': NOBODYS,
    'autoInvest.resume': NOBODYS,
    'autoInvest.remove': NOBODYS,
    'autoInvest.runNow': NOBODYS,
    'staffAutoInvest.plans': { state: 'ACTIVE' },
    'staffAutoInvest.runs': { status: 'SUCCESS' },
    'staffAutoInvest.previewCloses': { csv: '2024-05-01,BTC,60123.4' },
    'staffAutoInvest.loadCloses': { csv: '2024-05-01,BTC,60123.4' },
  },
  ownedIds: {
    'autoInvest.plan.planId': planId,
    'autoInvest.runs.planId': planId,
    'autoInvest.edit.planId': planId,
    'autoInvest.pause.planId': planId,
    'autoInvest.resume.planId': planId,
    'autoInvest.remove.planId': planId,
    'autoInvest.runNow.planId': planId,
  },
  beside: {
    'autoInvest.edit': { ...WISHES, hour: '9', zone: 'Europe/Berlin' },
  },
};
