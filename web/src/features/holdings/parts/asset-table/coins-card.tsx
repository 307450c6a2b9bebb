import { Search } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../../../../kit/button.tsx';
import { Card } from '../../../../kit/card.tsx';
import { ListSkeleton } from '../../../../kit/list.tsx';
import { Loaded, type LoadState, SearchBox } from '../../../balances/public.ts';
import { useOverviewText } from '../../overview-text.ts';
import { CoinsActions } from '../wallet-actions.tsx';
import { OtherToggles, ZeroToggle } from './asset-filters.tsx';
import { AssetList } from './asset-list.tsx';
import type { AssetTableModel } from './asset-table.model.ts';

interface CoinsCardProps {
  readonly load: LoadState;
  readonly table: AssetTableModel;
}

/** A person's coins on touch screens. The search and the rarer toggles appear on request or while in use. */
export function CoinsCard({ load, table }: CoinsCardProps) {
  const t = useOverviewText();
  const [isSearching, setIsSearching] = useState(false);
  return (
    <Card
      title={t('holdings.coins')}
      action={
        <span className="-mr-3 flex items-center gap-2">
          <ZeroToggle {...table} />
          <IconButton
            label={t('holdings.search')}
            pressed={isSearching}
            icon={<Search aria-hidden="true" />}
            onClick={() => setIsSearching(!isSearching)}
          />
        </span>
      }
    >
      {(isSearching || table.view.hidesSmall || table.view.hidesUnavailable) && (
        <div className="mb-2 flex flex-col gap-3">
          {isSearching && (
            <SearchBox
              value={table.view.search}
              onChange={table.commands.setSearch}
              label={t('holdings.search')}
              autoFocus
            />
          )}
          <div className="flex flex-wrap gap-x-5 gap-y-3">
            <OtherToggles {...table} />
          </div>
        </div>
      )}
      {load.state !== 'failed' && (
        <Loaded load={load} skeleton={<ListSkeleton rows={6} />}>
          <AssetList model={table} />
        </Loaded>
      )}
      <p className="pt-3">
        <CoinsActions />
      </p>
    </Card>
  );
}
