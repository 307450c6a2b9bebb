import type { StaffRole } from '@bourse/contract/endpoint.ts';
import { open } from '../../../../app/console.rig.tsx';
import { type Answers, NOW_MS, type RowOf } from '../../../../app/exchange.rig.ts';
import { t } from '../../../../lib/i18n.ts';
import type { PersonTab } from '../../screens/user/user.model.ts';

export const UID = '123456789';
export const ID = '0190f000-0000-7000-8000-000000000001';
const CARD = {
  uid: UID,
  isMasked: false,
  email: 'ada@example.com',
  phone: null,
  locale: 'en_US',
  kycLevel: 'primary' as const,
  vipLevel: 0,
  frozen: false,
  totpBound: true,
  tradingPasswordSet: true,
  tradingPasswordLockedUntilMs: null,
  withdrawalLockUntilMs: null,
  withdrawalLockReason: null,
  whitelistMode: false,
  createdAtMs: NOW_MS,
};
export const openTab = (tab: PersonTab, role: StaffRole, answers: Answers) =>
  open(`/users?uid=${UID}&tab=${tab}`, { role, answers: { 'staffPeople.card': CARD, ...answers } });
export const label = (tab: PersonTab) => t(`console.person.tab.${tab}`);
export const AT = '2026/11/20 14:32:05';
export const session: RowOf<'staffPeople.sessions'> = {
  sessionId: ID,
  device: 'Pixel 7',
  os: 'Android',
  browser: 'Chrome',
  ip: '203.0.113.9',
  place: 'Berlin',
  firstSeenAtMs: NOW_MS,
  lastSeenAtMs: NOW_MS,
};
export const note: RowOf<'staffPeople.notes'> = { id: '1', staff: 'lena', text: 'Called twice', atMs: NOW_MS };
export const mail: RowOf<'staffPeople.mails'> = {
  id: ID,
  kind: 'new-device',
  channel: 'email',
  toMasked: 'a***@example.com',
  status: 'FAILED',
  resends: 2,
  canResend: true,
  atMs: NOW_MS,
  endedAtMs: NOW_MS,
};
export const LEVEL = { lockDays: 1, setBy: null, setAtMs: null };
export const file = { state: 'DONE', rowsDone: 1_000, rowsTotal: 1_000, bytes: 9, deleteAtMs: NOW_MS } as const;
export const report: RowOf<'staffDossier.list'> = {
  id: ID,
  staff: 'mira',
  reason: 'Case 7',
  fromMs: null,
  toMs: NOW_MS,
  createdAtMs: NOW_MS,
  details: file,
  entries: { ...file, state: 'RUNNING', rowsDone: 5, rowsTotal: 20, deleteAtMs: null },
};
