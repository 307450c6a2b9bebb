import type { StaffRole } from '@bourse/contract/endpoint.ts';
import { staffActions } from '@bourse/contract/staff/actions.ts';
import { staffAlarms } from '@bourse/contract/staff/alarms.ts';
import { staffAnnouncements } from '@bourse/contract/staff/announcements.ts';
import { staffApprovals } from '@bourse/contract/staff/approvals.ts';
import { staffAssets } from '@bourse/contract/staff/assets.ts';
import { staffBooks } from '@bourse/contract/staff/books.ts';
import { staffChains } from '@bourse/contract/staff/chains.ts';
import { staffCustody } from '@bourse/contract/staff/custody.ts';
import { staffDeposits } from '@bourse/contract/staff/deposits.ts';
import { staffIdentity } from '@bourse/contract/staff/identity.ts';
import { staffJobs } from '@bourse/contract/staff/jobs.ts';
import { staffMembers } from '@bourse/contract/staff/members.ts';
import { staffOperator } from '@bourse/contract/staff/operator.ts';
import { staffPeople } from '@bourse/contract/staff/people.ts';
import { staffRecovery } from '@bourse/contract/staff/recovery.ts';
import { staffSpot } from '@bourse/contract/staff/spot.ts';
import { staffWithdrawals } from '@bourse/contract/staff/withdrawals.ts';
import {
  ArrowDownToLine,
  ArrowUpFromLine,
  BadgeCheck,
  BellRing,
  BookOpen,
  ChartCandlestick,
  Coins,
  Gauge,
  IdCard,
  LifeBuoy,
  Link2,
  Megaphone,
  ScrollText,
  ShieldBan,
  Stamp,
  Timer,
  ToggleRight,
  UserCog,
  Users,
  Vault,
} from 'lucide-react';
import { lazy } from 'react';
import { useWaitingActions } from '../features/approvals/parts/action-card/waiting.model.ts';
import { useStandstills } from '../features/custody/parts/alarms/standstills.model.ts';
import { useWaitingDeposits } from '../features/deposits/parts/deposit-release/waiting.model.ts';
import { useWaitingVerifications } from '../features/identity/parts/kyc-decision/waiting.model.ts';
import { useWaitingCases } from '../features/recovery/screens/cases/cases.model.ts';
import { useWaitingWithdrawals } from '../features/withdrawals/parts/queue/waiting.model.ts';
import type { Section } from '../lib/products.ts';
import { products } from './products.ts';

const Withdrawals = lazy(() =>
  import('../features/withdrawals/screens/withdrawals/withdrawals.desktop.tsx').then((module) => ({
    default: module.WithdrawalsDesktop,
  })),
);
const Deposits = lazy(() =>
  import('../features/deposits/screens/deposits/deposits.desktop.tsx').then((module) => ({
    default: module.DepositsDesktop,
  })),
);
const Recovery = lazy(() =>
  import('../features/recovery/screens/cases/cases.desktop.tsx').then((module) => ({ default: module.CasesDesktop })),
);
const Kyc = lazy(() =>
  import('../features/identity/screens/kyc/kyc.desktop.tsx').then((module) => ({ default: module.KycDesktop })),
);
const User = lazy(() =>
  import('../features/identity/screens/user/user.desktop.tsx').then((module) => ({ default: module.UserDesktop })),
);
const Alarms = lazy(() =>
  import('../features/custody/screens/alarms/alarms.desktop.tsx').then((module) => ({ default: module.AlarmsDesktop })),
);
const Chains = lazy(() =>
  import('../features/custody/screens/chains/chains.desktop.tsx').then((module) => ({ default: module.ChainsDesktop })),
);
const Books = lazy(() =>
  import('../features/books/screens/books/books.desktop.tsx').then((module) => ({ default: module.BooksDesktop })),
);
const Jobs = lazy(() =>
  import('../features/operator/screens/jobs/jobs.desktop.tsx').then((module) => ({ default: module.JobsDesktop })),
);
const Audit = lazy(() =>
  import('../features/approvals/screens/audit/audit.desktop.tsx').then((module) => ({ default: module.AuditDesktop })),
);

const Actions = lazy(() =>
  import('../features/approvals/screens/actions/actions.desktop.tsx').then((module) => ({
    default: module.ActionsDesktop,
  })),
);
const Members = lazy(() =>
  import('../features/approvals/screens/members/members.desktop.tsx').then((module) => ({
    default: module.MembersDesktop,
  })),
);
const Catalog = lazy(() => import('./coins.tsx').then((module) => ({ default: module.Coins })));
const Markets = lazy(() =>
  import('../features/spot/screens/markets/markets.desktop.tsx').then((module) => ({ default: module.MarketsDesktop })),
);
const Addresses = lazy(() =>
  import('../features/custody/screens/addresses/addresses.desktop.tsx').then((module) => ({
    default: module.AddressesDesktop,
  })),
);
const HotWallets = lazy(() =>
  import('../features/custody/screens/hot-wallets/hot-wallets.desktop.tsx').then((module) => ({
    default: module.HotWalletsDesktop,
  })),
);
const Switches = lazy(() =>
  import('../features/operator/screens/switches/switches.desktop.tsx').then((module) => ({
    default: module.SwitchesDesktop,
  })),
);
const Thresholds = lazy(() =>
  import('../features/operator/screens/thresholds/thresholds.desktop.tsx').then((module) => ({
    default: module.ThresholdsDesktop,
  })),
);
const OfficialChannels = lazy(() =>
  import('../features/operator/screens/official-channels/official-channels.desktop.tsx').then((module) => ({
    default: module.OfficialChannelsDesktop,
  })),
);
const Announcements = lazy(() =>
  import('../features/announcements/screens/announcements/announcements.desktop.tsx').then((module) => ({
    default: module.AnnouncementsDesktop,
  })),
);

/** Sections that belong to no product, in the order of the side navigation. */
const OWN_SECTIONS: readonly Section[] = [
  {
    path: '/withdrawals',
    title: 'console.nav.withdrawals',
    Icon: ArrowUpFromLine,
    access: staffWithdrawals.reviewQueue.access,
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
    access: staffDeposits.reviewedDeposits.access,
    Screen: Deposits,
    useWaiting: useWaitingDeposits,
  },
  {
    path: '/recovery',
    title: 'console.nav.recovery',
    Icon: LifeBuoy,
    access: staffRecovery.cases.access,
    Screen: Recovery,
    useWaiting: useWaitingCases,
  },
  { path: '/users', title: 'console.nav.users', Icon: Users, access: staffPeople.card.access, Screen: User },
  {
    path: '/alarms',
    title: 'console.nav.alarms',
    Icon: BellRing,
    access: staffAlarms.chains.access,
    Screen: Alarms,
    useWaiting: useStandstills,
  },
  { path: '/chains', title: 'console.nav.chains', Icon: Link2, access: staffChains.status.access, Screen: Chains },
  { path: '/books', title: 'console.nav.books', Icon: BookOpen, access: staffBooks.findEntries.access, Screen: Books },
  { path: '/jobs', title: 'console.nav.jobs', Icon: Timer, access: staffJobs.jobs.access, Screen: Jobs },
  {
    path: '/actions',
    title: 'console.nav.actions',
    Icon: Stamp,
    access: staffActions.list.access,
    Screen: Actions,
    useWaiting: useWaitingActions,
  },
  {
    path: '/catalog',
    title: 'console.nav.catalog',
    Icon: Coins,
    access: staffAssets.catalog.access,
    Screen: Catalog,
  },
  {
    path: '/markets',
    title: 'console.nav.markets',
    Icon: ChartCandlestick,
    access: staffSpot.markets.access,
    Screen: Markets,
  },
  {
    path: '/addresses',
    title: 'console.nav.addresses',
    Icon: ShieldBan,
    access: staffCustody.knownAddresses.access,
    Screen: Addresses,
  },
  {
    path: '/hot-wallets',
    title: 'console.nav.hotWallets',
    Icon: Vault,
    access: staffCustody.hotLimits.access,
    Screen: HotWallets,
  },
  {
    path: '/switches',
    title: 'console.nav.switches',
    Icon: ToggleRight,
    access: staffOperator.switches.access,
    Screen: Switches,
  },
  {
    path: '/thresholds',
    title: 'console.nav.thresholds',
    Icon: Gauge,
    access: staffOperator.thresholds.access,
    Screen: Thresholds,
  },
  {
    path: '/official-channels',
    title: 'console.nav.officialChannels',
    Icon: BadgeCheck,
    access: staffOperator.officialChannels.access,
    Screen: OfficialChannels,
  },
  {
    path: '/announcements',
    title: 'console.nav.announcements',
    Icon: Megaphone,
    access: staffAnnouncements.list.access,
    Screen: Announcements,
  },
  {
    path: '/members',
    title: 'console.nav.members',
    Icon: UserCog,
    access: staffMembers.list.access,
    Screen: Members,
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
  [...OWN_SECTIONS, ...products.flatMap(({ sections }) => sections ?? [])].filter(({ access }) =>
    access.includes(role),
  );
