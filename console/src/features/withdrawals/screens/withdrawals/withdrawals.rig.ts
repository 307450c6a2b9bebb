import { DAY_MS, MINUTE_MS } from '@bourse/core/calendar/durations.ts';
import { screen } from '@testing-library/dom';
import { open } from '../../../../app/console.rig.tsx';
import { type Answers, listed, NOW_MS, type RowOf } from '../../../../app/exchange.rig.ts';
import { button } from '../../../../app/page.rig.ts';
import type { StaffOutput } from '../../../../lib/client.ts';
import { t } from '../../../../lib/i18n.ts';

export const ID = '0190f000-0000-7000-8000-000000000001';
export const HASH = 'a'.repeat(64);
type Row = RowOf<'staffWithdrawals.reviewQueue'>;
type Detail = StaffOutput<'staffWithdrawals.reviewDetail'>;
export const row = (own: Partial<Row> = {}): Row => ({
  id: ID,
  uid: '123456789',
  asset: 'USDT',
  network: 'tron',
  amount: '60000',
  valueUsdt: '60000.129',
  address: 'TXabcdefgh',
  reason: 'AMOUNT',
  atMs: NOW_MS,
  decisionByMs: NOW_MS + 90 * MINUTE_MS,
  approvals: 0,
  approvalsNeeded: 1,
  state: 'IN_REVIEW',
  openQuestions: 0,
  risk: 'MEDIUM',
  ...own,
});
export const detail = (own: Partial<Detail> = {}): Detail => ({
  ...row(),
  fee: '1.5',
  memo: null,
  contentHash: HASH,
  reasons: ['AMOUNT', 'NEW_ACCOUNT'],
  thresholds: {
    AMOUNT: '40000',
    TWO_REVIEWERS: '90000',
    NEW_DEVICE: '1000',
    NEW_ADDRESS: '5000',
    NEW_ACCOUNT: '3000',
    FAST_EXIT: '2000',
  },
  firstUse: true,
  networkName: 'Tron',
  pause: null,
  addressRisk: 'NONE',
  savedAs: null,
  valueNowUsdt: null,
  device: { seenAtMs: NOW_MS, countrySeenAtMs: null },
  linked: [],
  person: {
    kycLevel: 'advanced',
    vipLevel: 3,
    createdAtMs: NOW_MS - 3 * DAY_MS,
    used24hUsdt: '1234.567',
    limit24hUsdt: '100000',
    deposits30dUsdt: '70000',
    withdrawals30dUsdt: '5',
  },
  addressHistory: { firstAtMs: NOW_MS, count: 2, sentUsdt: '500', others: 4 },
  questions: [],
  isOwn: false,
  rejectCode: null,
  timeline: [{ state: 'SUBMITTED', atMs: NOW_MS }],
  decisions: [],
  ...own,
});
export const openAs = (role: 'reviewer' | 'auditor', own: Partial<Detail> = {}, answers: Answers = {}) =>
  open('/withdrawals', {
    role,
    answers: {
      'staffWithdrawals.reviewQueue': listed(row(own as Partial<Row>)),
      'staffWithdrawals.reviewDetail': detail(own),
      ...answers,
    },
  });
export const opened = () => screen.findByText(t('console.withdrawals.why'));
export const ask = () => button(t('console.withdrawals.ask'));
