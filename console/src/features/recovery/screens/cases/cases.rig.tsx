import { MINUTE_MS } from '@bourse/core/calendar/durations.ts';
import { open } from '../../../../app/console.rig.tsx';
import { type Answers, listed, NOW_MS, type RowOf } from '../../../../app/exchange.rig.ts';
import { field } from '../../../../app/page.rig.ts';
import type { StaffOutput } from '../../../../lib/client.ts';
import { t } from '../../../../lib/i18n.ts';

type Case = RowOf<'staffRecovery.cases'>;

type Detail = StaffOutput<'staffRecovery.caseDetail'>;

export const ID = '0190f000-0000-7000-8000-000000000001';

export const OTHER = '0190f000-0000-7000-8000-000000000002';

export const DEPOSIT = '0190f000-0000-7000-8000-00000000000d';

export const row = (own: Partial<Case> = {}): Case => ({
  id: ID,
  uid: '123456789',
  asset: 'USDT',
  network: 'tron',
  networkName: 'Tron',
  txId: 'tx-of-the-person',
  amount: '1234.5',
  problem: 'MEMO_MISSING',
  note: null,
  hasScreenshot: false,
  returnAddress: 'T-return',
  returnMemo: null,
  toSign: null,
  signedBy: null,
  waitsUntilMs: null,
  isFree: true,
  state: 'SUBMITTED',
  decideByMs: NOW_MS + MINUTE_MS,
  explanation: null,
  recovered: null,
  fee: null,
  returnTxId: null,
  returnExplorerUrl: null,
  atMs: NOW_MS,
  timeline: [],
  ...own,
});

export const deposit = (own: Partial<Detail['deposits'][number]> = {}): Detail['deposits'][number] => ({
  id: DEPOSIT,
  asset: 'USDT',
  amount: '1234.5',
  valueUsdt: '1234.5',
  address: 'T-ours',
  memo: 'memo-7',
  fromAddress: 'T-theirs',
  state: 'HELD',
  reason: 'MEMO_MISSING',
  confirmations: 20,
  confirmationsUnlock: 40,
  uid: null,
  canRecover: true,
  creditFee: '5',
  returnFee: null,
  isAsAsked: true,
  isSenderReturn: false,
  creditEvidence: 'NONE',
  returnEvidence: 'NONE',
  waitsUntilMs: null,
  toldCount: 0,
  ...own,
});

export const detail = (own: Partial<Detail> = {}): Detail => ({
  ...row(),
  emailMasked: 'a***@example.com',
  phoneMasked: null,
  screenshotId: null,
  deposits: [deposit()],
  isConfirmed: true,
  isFrozen: false,
  lockedUntilMs: null,
  claims: [],
  secondFromUsdt: '1000',
  ...own,
});

export const openAs = (role: 'support' | 'support2' | 'auditor', own: Partial<Detail> = {}, answers: Answers = {}) =>
  open('/recovery', {
    role,
    answers: { 'staffRecovery.cases': listed(row(own)), 'staffRecovery.caseDetail': detail(own), ...answers },
  });

export const explanation = () => field(t('console.recovery.explanation'));

export const reason = () => field(t('console.user.reason'));
