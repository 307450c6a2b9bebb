import type { PageId } from '@bourse/contract/pages.ts';
import {
  ArrowDownToLine,
  ArrowLeftRight,
  ArrowUpFromLine,
  Bell,
  BookUser,
  ChartCandlestick,
  CopyCheck,
  Gem,
  KeyRound,
  LayoutGrid,
  type LucideIcon,
  ReceiptText,
  Repeat,
  Scale,
  ShieldCheck,
  Sprout,
  Ticket,
  Users,
  WalletMinimal,
} from 'lucide-react';
import { Link, useSearch } from 'wouter';
import { cx } from '../../../kit/cx.ts';
import { pathTo } from '../../../lib/links.ts';
import { allProducts } from '../../../lib/products.ts';
import { type ShellMessages, useShellText } from '../../../lib/shell-text.ts';
import { useFeature } from '../../../lib/status.ts';
import { preload, usePageId } from '../../router.tsx';

interface Item {
  readonly id: PageId;
  readonly key: Extract<keyof ShellMessages, `shell.nav.${string}`>;
  readonly Icon: LucideIcon;
  /** The account whose view of the overview it leads to. */
  readonly account?: string;
  /** Other pages on which the item is marked too. */
  readonly with?: readonly PageId[];
}

const ACCOUNTS: readonly Item[] = [
  {
    id: 'holdings.overview',
    key: 'shell.nav.overview',
    Icon: LayoutGrid,
    with: ['holdings.assets', 'holdings.searchCoin'],
  },
  { id: 'holdings.overview', key: 'shell.nav.funding', Icon: WalletMinimal, account: 'funding' },
  { id: 'holdings.overview', key: 'shell.nav.spot', Icon: ArrowLeftRight, account: 'spot' },
  { id: 'holdings.overview', key: 'shell.nav.p2p', Icon: Users, account: 'p2p' },
  { id: 'holdings.overview', key: 'shell.nav.futures', Icon: ChartCandlestick, account: 'futures' },
  { id: 'holdings.overview', key: 'shell.nav.earn', Icon: Sprout, account: 'earn', with: ['earn.products'] },
  { id: 'holdings.overview', key: 'shell.nav.copyTrading', Icon: CopyCheck, account: 'copy' },
  { id: 'holdings.overview', key: 'shell.nav.bonus', Icon: Ticket, account: 'bonus', with: ['bonus.coupons'] },
];
const MOVES: readonly Item[] = [
  {
    id: 'deposits.deposit',
    key: 'shell.nav.deposit',
    Icon: ArrowDownToLine,
    with: ['deposits.depositInternal', 'recovery.cases'],
  },
  { id: 'withdrawals.withdraw', key: 'shell.nav.withdraw', Icon: ArrowUpFromLine },
  { id: 'transfers.transfer', key: 'shell.nav.transfer', Icon: Repeat },
  {
    id: 'bookings.financial',
    key: 'shell.nav.history',
    Icon: ReceiptText,
    with: ['bookings.bill', 'bookings.billDetail'],
  },
  {
    id: 'address-book.address',
    key: 'shell.nav.addressBook',
    Icon: BookUser,
    with: ['address-book.addAddress', 'address-book.addressManage', 'address-book.addressUpdate'],
  },
];
const TRUST: readonly Item[] = [{ id: 'proof.liabilities', key: 'shell.nav.proof', Icon: Scale }];
const ACCOUNT: readonly Item[] = [
  { id: 'identity.security', key: 'shell.nav.security', Icon: ShieldCheck },
  { id: 'notices.center', key: 'shell.nav.notices', Icon: Bell },
  { id: 'trading-api.keys', key: 'shell.nav.apiKeys', Icon: KeyRound },
  { id: 'identity.vip', key: 'shell.nav.vip', Icon: Gem },
];

/**
 * The items of accounts and products. Where a product brings an item for its account, the house's own item for it is left
 * out, so that one word leads to one place.
 */
function walletItems(hasP2p: boolean): readonly Item[] {
  const products = allProducts().filter(({ walletMenu = [] }) => walletMenu.length > 0);
  const isTaken = ({ account: own }: Item) => products.some(({ account }) => account !== undefined && account === own);
  return [
    ...ACCOUNTS.filter((item) => !isTaken(item) && (hasP2p || item.account !== 'p2p')),
    ...products.flatMap(({ walletMenu }) => walletMenu ?? []),
  ];
}

export function SideNav({ side }: { readonly side: 'wallet' | 'account' }) {
  const t = useShellText();
  const hasP2p = useFeature('C2C_CLOSE');
  const account = [...ACCOUNT, ...allProducts().flatMap(({ accountMenu }) => accountMenu ?? [])];
  const accounts = walletItems(hasP2p);
  return (
    <aside className="sticky top-14 h-[calc(100dvh-56px)] w-[216px] shrink-0 overflow-y-auto border-r border-line bg-surface p-3 pt-4">
      {side === 'account' ? (
        <Items label={t('shell.nav.account')} items={account} />
      ) : (
        <>
          <Items label={t('shell.nav.wallet')} items={accounts} />
          <p className="px-3 pt-5 pb-2 text-12 text-text-faint">{t('shell.nav.moveMoney')}</p>
          <Items label={t('shell.nav.moveMoney')} items={MOVES} />
          <div className="mt-4 border-t border-line pt-4">
            <Items label={t('shell.nav.proof')} items={TRUST} />
          </div>
        </>
      )}
    </aside>
  );
}

function Items({ label, items }: { readonly label: string; readonly items: readonly Item[] }) {
  const t = useShellText();
  const here = usePageId();
  const account = new URLSearchParams(useSearch()).get('account');
  return (
    <nav aria-label={label} className="flex flex-col gap-0.5">
      {items.map(({ id, key, Icon, account: own, with: others }) => {
        const isHere = here === id && (id !== 'holdings.overview' || (account ?? undefined) === own);
        const isOn = isHere || (here !== null && (others?.includes(here) ?? false));
        return (
          <Link
            key={`${id} ${key}`}
            href={pathTo(id, { account: own })}
            aria-current={isOn ? 'page' : undefined}
            onPointerEnter={() => void preload(id)}
            className={cx(
              'flex min-h-9 items-center gap-2.5 rounded-control px-3 py-1.5 text-14 font-medium transition-colors',
              isOn ? 'bg-accent-soft text-accent-text' : 'text-text-muted hover:bg-hover hover:text-text',
            )}
          >
            <Icon aria-hidden="true" className="size-[18px] shrink-0" strokeWidth={1.75} />
            {t(key)}
          </Link>
        );
      })}
    </nav>
  );
}
