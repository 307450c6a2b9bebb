import type { StaffRole } from '@bourse/contract/endpoint.ts';
import type { DemoLogin } from '../platform/demo/demo-logins.ts';

/** Everybody knows the demo's passwords, so production refuses to start on data with these people. */
const PASSWORD = 'Demo-pass-2026';
const TRADING_PASSWORD = '294617';

/** The people with which the demo begins; authenticator secrets are made at the first start. */
export const DEMO_USERS: readonly DemoLogin[] = [
  user('nora@demo.bourse.example', 'none', 0),
  user('paul@demo.bourse.example', 'primary', 0),
  user('ada@demo.bourse.example', 'advanced', 1),
  user('vera@demo.bourse.example', 'advanced', 3),
];

/** Two members of each role whose actions need a second one. */
export const DEMO_STAFF: readonly { readonly login: string; readonly role: StaffRole }[] = [
  { login: 'support', role: 'support' },
  { login: 'support2', role: 'support2' },
  { login: 'reviewer', role: 'reviewer' },
  { login: 'reviewer2', role: 'reviewer' },
  { login: 'auditor', role: 'auditor' },
  { login: 'compliance', role: 'compliance' },
  { login: 'compliance2', role: 'compliance' },
  { login: 'risk', role: 'risk' },
  { login: 'risk2', role: 'risk' },
  { login: 'finance', role: 'finance' },
  { login: 'finance2', role: 'finance' },
  { login: 'product', role: 'product' },
  { login: 'product2', role: 'product' },
  { login: 'superadmin', role: 'superadmin' },
  { login: 'superadmin2', role: 'superadmin' },
];

/** Of everybody of the demo who is a person. */
export const DEMO_PASSWORDS = { password: PASSWORD, tradingPassword: TRADING_PASSWORD } as const;
export const DEMO_STAFF_PASSWORD = PASSWORD;
export const DEMO_MAKER_PASSWORD = PASSWORD;
/** The role under which the demo's market makers are recorded. */
export const MARKET_MAKER = 'market maker';

function user(login: string, kyc: 'none' | 'primary' | 'advanced', vip: number): DemoLogin {
  return { login, password: PASSWORD, tradingPassword: TRADING_PASSWORD, totpSecret: null, kyc, vip, role: 'user' };
}
