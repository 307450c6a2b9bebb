import { useQuery } from '@tanstack/react-query';
import { useQueryState } from '../../../../lib/links.ts';
import { kycQuery, securityQuery, sessionsQuery } from '../../api/queries.ts';
import { useRecentLogins } from '../../parts/logins/recent-logins.model.ts';
import { nextProtection, PROTECTIONS, type Protection, protectionsOn } from '../../rules/protections.ts';

/** Tasks of the security page. Each has an address (`?do=totp`), so that other screens can link to it. */
const TASKS = [
  'password',
  'email',
  'phone',
  'totp',
  'remove-totp',
  'passkey',
  'trading-password',
  'whitelist',
  'anti-phishing',
  'freeze',
  'kyc',
  'logins',
] as const;
export type Task = (typeof TASKS)[number];

export const TASK_OF: Readonly<Record<Protection, Task>> = {
  password: 'password',
  email: 'email',
  totp: 'totp',
  tradingPassword: 'trading-password',
  phone: 'phone',
  kyc: 'kyc',
  whitelist: 'whitelist',
  antiPhishing: 'anti-phishing',
};

/** The security page: the account's protections, and the open task. */
export function useSecurityModel() {
  const [query, change] = useQueryState();
  const security = useQuery(securityQuery());
  const kyc = useQuery(kycQuery());
  const lists = [useQuery(sessionsQuery()), useRecentLogins()];
  const wanted = query.get('do');
  const task = TASKS.find((each) => each === wanted) ?? null;
  const facts = security.data;
  return {
    security,
    kyc,
    view: {
      task,
      page: query.get('view') === 'kyc' ? ('kyc' as const) : ('overview' as const),
      countMax: PROTECTIONS.length,
      count: facts ? Object.values(protectionsOn(facts)).filter(Boolean).length : 0,
      /** Lists of devices and log-ins vary in length, so what is below them waits until both are loaded. */
      hasLists: lists.every(({ isFetched }) => isFetched),
      next: facts ? nextProtection(facts) : null,
    },
    commands: {
      open: (next: Task) => change({ do: next }, false),
      close: () => change({ do: null }),
    },
  };
}
