import { STAFF_ROLES } from '@bourse/contract/endpoint.ts';
import type { OwnedId, ProductCalls } from '../house/product-calls.ts';
import { enter, FLASH } from './flash.rig.ts';
import { publish, subscribe } from './launch.rig.ts';

const subscriptionId: OwnedId = {
  async make({ exchange, owner }) {
    await exchange.fund(owner.uid, 'USDT', '10');
    return (await subscribe(owner, await publish(exchange), '10')).subscriptionId;
  },
};

const ticketId: OwnedId = {
  async make({ exchange, owner }) {
    return (await enter(owner, await publish(exchange, { rounds: [FLASH] }), 1)).id;
  },
};

const PROJECT = { project: 'nova' };
const ROUNDS = `[{"mode":"SUBSCRIPTION","quota":"500","perPerson":"100","split":"PRORATA","basePrice":"0.1","discountBps":"0","hasVipDiscount":"true","min":"1","max":"10","step":"1","kycMin":"0","vipMin":"0","holding":{"asset":"ETH","fromAtMs":"1899000000000","days":"7","least":"2","factor":"0.5"},"startAtMs":"1900000000000","endAtMs":"1900000000001"}]`;

const READS_ANSWERS = ['product', 'compliance', 'auditor'] as const;
const OF_VERSION = { ...PROJECT, version: '1' };
const QUESTIONS =
  '[{"id":"wish","kind":"TEXT","isRequired":false,"texts":{"en_US":"What do you expect?"},"choices":[]}]';

/** What the suites of the house must know of Launch's endpoints. */
export const calls: ProductCalls = {
  allowed: {
    'launch.projects': 'user',
    'launch.project': 'user',
    'launch.holding': 'user',
    'launch.subscribe': 'user',
    'launch.leave': 'user',
    'launch.flash': 'user',
    'launch.pass': 'user',
    'launch.enter': 'user',
    'launch.pay': 'user',
    'launch.giveUp': 'user',
    'launch.lottery': 'user',
    'launch.takeTickets': 'user',
    'launch.drawTickets': 'user',
    'launch.drawTicket': 'user',
    'launch.survey': 'user',
    'launch.answerSurvey': 'user',
    'launch.priceSamples': 'anyone',
    'launch.subscriptions': 'user',
    'staffLaunch.projects': STAFF_ROLES,
    'staffLaunch.survey': STAFF_ROLES,
    'staffLaunch.publishSurvey': ['product'],
    'staffLaunch.surveyResults': READS_ANSWERS,
    'staffLaunch.surveyTexts': READS_ANSWERS,
    'staffLaunch.exportSurvey': READS_ANSWERS,
    'staffLaunch.publish': ['product'],
    'staffLaunch.fund': ['finance'],
    'staffLaunch.payOut': ['finance'],
    'staffLaunch.move': ['product'],
    'staffLaunch.protect': ['product'],
    'staffLaunch.cancel': ['product', 'risk'],
  },
  good: {
    'launch.project': PROJECT,
    'launch.holding': { ...PROJECT, round: '1' },
    'launch.subscribe': { ...PROJECT, round: '1' },
    'launch.leave': { subscriptionId: '01890a5d-ac96-774b-bcce-b302099a8057' },
    'launch.flash': { ...PROJECT, round: '1' },
    'launch.pass': { ...PROJECT, round: '1' },
    'launch.enter': { ...PROJECT, round: '1', pass: 'x', lots: '1' },
    'launch.pay': { ticketId: '01890a5d-ac96-774b-bcce-b302099a8057' },
    'launch.lottery': { ...PROJECT, round: '1' },
    'launch.takeTickets': { ...PROJECT, round: '1', tickets: '1' },
    'launch.drawTickets': { ...PROJECT, round: '1', from: '0' },
    'launch.drawTicket': { ...PROJECT, round: '1', number: '0' },
    'launch.priceSamples': { ...PROJECT, round: '1' },
    'launch.giveUp': { ticketId: '01890a5d-ac96-774b-bcce-b302099a8057' },
    'launch.survey': PROJECT,
    'launch.answerSurvey': { ...OF_VERSION, answers: '[{"question":"wish","text":"much"}]' },
    'staffLaunch.survey': OF_VERSION,
    'staffLaunch.publishSurvey': { ...PROJECT, after: '0', questions: QUESTIONS },
    'staffLaunch.surveyResults': OF_VERSION,
    'staffLaunch.surveyTexts': { ...OF_VERSION, question: 'wish' },
    'staffLaunch.exportSurvey': OF_VERSION,
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
    'staffLaunch.payOut': { ...PROJECT, asset: 'USDT' },
    'staffLaunch.move': { ...PROJECT, round: '1', startAtMs: '1900000000000' },
    'staffLaunch.protect': PROJECT,
    'staffLaunch.cancel': PROJECT,
  },
  beside: { 'launch.pay': { tradingPassword: '111222' } },
  ownedIds: {
    'launch.leave.subscriptionId': subscriptionId,
    'launch.pay.ticketId': ticketId,
    'launch.giveUp.ticketId': ticketId,
  },
};
