import { Link } from 'wouter';
import { List, ListRow, ListSkeleton } from '../../../../kit/list.tsx';
import { Overlay } from '../../../../kit/overlay/dialog.tsx';
import { useShellText } from '../../../../lib/shell-text.ts';
import { Loaded } from '../../../balances/public.ts';
import { useHoldingsText } from '../../holdings-text.ts';
import { useHoldsModel } from './holds.model.ts';
import type { HoldsDialogProps } from './holds-props.ts';

/** Explains a frozen amount: every hold with its reason and its end. */
export function HoldsDialog({ asset, onClose }: HoldsDialogProps) {
  const t = useHoldingsText();
  const shell = useShellText();
  return (
    <Overlay
      open={asset !== null}
      onClose={onClose}
      title={t('holdings.holds.title', { asset: asset ?? '' })}
      closeLabel={shell('shell.action.close')}
      width={420}
    >
      <HoldsList asset={asset} />
    </Overlay>
  );
}

function Reason({ reason, path }: { readonly reason: string; readonly path: string | null }) {
  if (path === null) return reason;
  return (
    <Link href={path} className="text-accent-text hover:underline">
      {reason}
    </Link>
  );
}

interface HoldsListProps {
  readonly asset: string | null;
  /** How many holds there are, if known, so that placeholders have the right height. */
  readonly count?: number;
}

/** The holds of a coin. */
export function HoldsList({ asset, count = 2 }: HoldsListProps) {
  const t = useHoldingsText();
  const { view } = useHoldsModel(asset);
  return (
    <div data-room="holdings/parts/holds">
      <Loaded load={view.load} skeleton={<ListSkeleton rows={count} hasIcon={false} />}>
        {view.rows.length === 0 ? (
          <p className="py-6 text-center text-14 text-text-muted">{t('holdings.holds.none')}</p>
        ) : (
          <List label={t('holdings.asset.holds')}>
            {view.rows.map((row) => (
              <ListRow
                key={row.id}
                title={<Reason {...row} />}
                sub={`${row.account} · ${row.when}`}
                value={row.amount}
              />
            ))}
          </List>
        )}
      </Loaded>
    </div>
  );
}
