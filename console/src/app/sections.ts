import type { StaffRole } from '@bourse/contract/endpoint.ts';
import { staffApprovals } from '@bourse/contract/staff/approvals.ts';
import { staffIdentity } from '@bourse/contract/staff/identity.ts';
import { staffWallet } from '@bourse/contract/staff/wallet.ts';
import { ArrowDownToLine, ArrowUpFromLine, BellRing, IdCard, type LucideIcon, ScrollText, Users } from 'lucide-react';
import { type ComponentType, lazy } from 'react';
import { useWaitingVerifications } from '../features/identity/parts/kyc-decision/waiting.model.ts';
import {
  useStandstills,
  useWaitingDeposits,
  useWaitingWithdrawals,
} from '../features/wallet/parts/queue/waiting.model.ts';
import type { ConsoleKey } from '../lib/i18n.ts';

export interface Section {
  readonly path: string;
  readonly title: ConsoleKey;
  readonly Icon: LucideIcon;
  /** Who may open it: whoever may call the endpoint that fills it. */
  readonly access: readonly StaffRole[];
  readonly Screen: ComponentType;
  /** How much of it waits for somebody. */
  readonly useWaiting?: () => { readonly count: number; readonly hasMore: boolean };
}

const Withdrawals = lazy(() =>
  import('../features/wallet/screens/withdrawals/withdrawals.desktop.tsx').then((module) => ({
    default: module.WithdrawalsDesktop,
  })),
);
const Deposits = lazy(() =>
  import('../features/wallet/screens/deposits/deposits.desktop.tsx').then((module) => ({
    default: module.DepositsDesktop,
  })),
);
const Kyc = lazy(() =>
  import('../features/identity/screens/kyc/kyc.desktop.tsx').then((module) => ({ default: module.KycDesktop })),
);
const User = lazy(() =>
  import('../features/identity/screens/user/user.desktop.tsx').then((module) => ({ default: module.UserDesktop })),
);
const Alarms = lazy(() =>
  import('../features/wallet/screens/alarms/alarms.desktop.tsx').then((module) => ({ default: module.AlarmsDesktop })),
);
const Audit = lazy(() =>
  import('../features/approvals/screens/audit/audit.desktop.tsx').then((module) => ({ default: module.AuditDesktop })),
);

/** Every page of the console, in the order of the side navigation. */
export const SECTIONS: readonly Section[] = [
  {
    path: '/withdrawals',
    title: 'console.nav.withdrawals',
    Icon: ArrowUpFromLine,
    access: staffWallet.reviewQueue.access,
    Screen: Withdrawals,
    useWaiting: useWaitingWithdrawals,
  },
  {
    path: '/kyc',
    title: 'console.nav.identity',
    Icon: IdCard,
    access: staffIdentity.kycQueue.access,
    Screen: Kyc,
    useWaiting: useWaitingVerifications,
  },
  {
    path: '/deposits',
    title: 'console.nav.deposits',
    Icon: ArrowDownToLine,
    access: staffWallet.reviewedDeposits.access,
    Screen: Deposits,
    useWaiting: useWaitingDeposits,
  },
  { path: '/users', title: 'console.nav.users', Icon: Users, access: staffIdentity.findUser.access, Screen: User },
  {
    path: '/alarms',
    title: 'console.nav.alarms',
    Icon: BellRing,
    access: staffWallet.chains.access,
    Screen: Alarms,
    useWaiting: useStandstills,
  },
  {
    path: '/audit',
    title: 'console.nav.audit',
    Icon: ScrollText,
    access: staffApprovals.auditLog.access,
    Screen: Audit,
  },
];

/** The sections that a role may open. */
export const sectionsOf = (role: StaffRole): readonly Section[] =>
  SECTIONS.filter(({ access }) => access.includes(role));
