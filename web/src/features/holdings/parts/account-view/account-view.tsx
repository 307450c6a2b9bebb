import { Link } from 'wouter';
import { Button, buttonClass } from '../../../../kit/button.tsx';
import { Card } from '../../../../kit/card.tsx';
import { useDensity } from '../../../../kit/density.tsx';
import { ListSkeleton } from '../../../../kit/list.tsx';
import { Money } from '../../../../kit/numbers/money.tsx';
import { pathTo } from '../../../../lib/links.ts';
import { useShellText } from '../../../../lib/shell-text.ts';
import { Loaded, NotOpened, SearchBox, useMoneyLook } from '../../../balances/public.ts';
import { useHoldingsText } from '../../holdings-text.ts';
import { type AccountTab, isRareTab, pageOfAccount } from '../../rules/accounts.ts';
import { AssetToggles } from '../asset-table/asset-filters.tsx';
import { AssetList } from '../asset-table/asset-list.tsx';
import { AssetTable } from '../asset-table/asset-table.tsx';
import { HideEye } from '../hide-eye.tsx';
import { LazyHoldsDialog } from '../holds/lazy-holds-dialog.tsx';
import { useAccountViewModel } from './account-view.model.ts';

interface AccountViewProps {
  readonly tab: Exclude<AccountTab, 'overview'>;
  readonly onTransfer: (asset?: string) => void;
}

/** One account: its value, its actions and its coins. */
export default function AccountView({ tab, onTransfer }: AccountViewProps) {
  const t = useHoldingsText();
  const { view, table } = useAccountViewModel(tab);
  const look = useMoneyLook();
  const name = t(`balances.account.${tab}`);
  return (
    <div className="flex flex-col gap-4" data-room="holdings/parts/account-view">
      <Card>
        <p className="flex min-h-8 items-center gap-1 text-13 text-text-muted">
          {t('balances.accountNamed', { account: name })}
          <HideEye />
        </p>
        <Money size="total" text={look.usdt(view.valueUsdt)} unit="USDT" />
        <p className="num mt-1 text-13 text-text-muted">{look.fiat(view.valueUsdt)}</p>
        {tab === 'bonus' && <p className="mt-1 text-12 text-text-faint">{t('holdings.bonusNote')}</p>}
        {view.isOpen && !isRareTab(tab) && <Actions tab={tab} onTransfer={onTransfer} />}
      </Card>
      {view.isOpen ? <Coins table={table} load={view.load} onTransfer={onTransfer} /> : <NotOpened name={name} />}
      <LazyHoldsDialog asset={table.view.holdsOf} onClose={() => table.commands.showHolds(null)} />
    </div>
  );
}

function Actions({ tab, onTransfer }: AccountViewProps) {
  const t = useHoldingsText();
  const shell = useShellText();
  const own = pageOfAccount(tab);
  if (own) {
    return (
      <div className="mt-4 flex">
        <Link href={pathTo(own.id)} className={buttonClass({})}>
          {shell(own.key)}
        </Link>
      </div>
    );
  }
  return (
    <div className="mt-4 flex flex-wrap gap-2">
      {tab === 'funding' && (
        <>
          <Link href={pathTo('deposits.deposit')} className={buttonClass({})}>
            {t('balances.action.deposit')}
          </Link>
          <Link href={pathTo('withdrawals.withdraw')} className={buttonClass({ kind: 'secondary' })}>
            {t('balances.action.withdraw')}
          </Link>
        </>
      )}
      <Button kind={tab === 'funding' ? 'secondary' : 'primary'} onClick={() => onTransfer()}>
        {t('balances.action.transfer')}
      </Button>
    </div>
  );
}

interface CoinsProps extends Pick<AccountViewProps, 'onTransfer'> {
  readonly table: ReturnType<typeof useAccountViewModel>['table'];
  readonly load: ReturnType<typeof useAccountViewModel>['view']['load'];
}

function Coins({ table, load, onTransfer }: CoinsProps) {
  const t = useHoldingsText();
  const isTouch = useDensity() === 'touch';
  return (
    <Card padding={isTouch ? 'normal' : 'none'} title={t('holdings.assets')} action={<SearchOf table={table} />}>
      <div className="flex flex-wrap gap-5 px-5 py-3 max-lg:px-0">
        <AssetToggles {...table} />
      </div>
      <Loaded load={load} skeleton={<ListSkeleton rows={4} />}>
        {isTouch ? <AssetList model={table} /> : <AssetTable model={table} onTransfer={onTransfer} />}
      </Loaded>
    </Card>
  );
}

function SearchOf({ table }: { readonly table: ReturnType<typeof useAccountViewModel>['table'] }) {
  const t = useHoldingsText();
  return (
    <span className="grid min-w-0 max-lg:flex-1 max-lg:basis-48">
      <SearchBox value={table.view.search} onChange={table.commands.setSearch} label={t('holdings.search')} />
    </span>
  );
}
