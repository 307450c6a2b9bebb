import type { StaffRole } from '@bourse/contract/endpoint.ts';

/** A person of the demo. Passwords are known to everyone: production refuses to start on such data. */
export interface DemoPerson {
  readonly login: string;
  readonly password: string;
  readonly tradingPassword: string | null;
  /** Base32; null where no authenticator is bound. */
  readonly totpSecret: string | null;
  readonly kyc: 'none' | 'primary' | 'advanced' | null;
  readonly vip: number | null;
  readonly role: 'user' | StaffRole;
}

const PASSWORD = 'Demo-pass-2026';
const TRADING_PASSWORD = '294617';

/** Who the demo begins with; authenticator secrets are drawn at the first start. */
export const DEMO_USERS: readonly DemoPerson[] = [
  user('nora@demo.bourse.example', 'none', 0),
  user('paul@demo.bourse.example', 'primary', 0),
  user('ada@demo.bourse.example', 'advanced', 1),
  user('vera@demo.bourse.example', 'advanced', 3),
];

export const DEMO_STAFF: readonly { readonly login: string; readonly role: StaffRole }[] = [
  { login: 'support', role: 'support' },
  { login: 'reviewer', role: 'reviewer' },
  { login: 'reviewer2', role: 'reviewer' },
  { login: 'auditor', role: 'auditor' },
  { login: 'compliance', role: 'compliance' },
  { login: 'risk', role: 'risk' },
];

export const DEMO_STAFF_PASSWORD = PASSWORD;

function user(login: string, kyc: 'none' | 'primary' | 'advanced', vip: number): DemoPerson {
  return { login, password: PASSWORD, tradingPassword: TRADING_PASSWORD, totpSecret: null, kyc, vip, role: 'user' };
}
