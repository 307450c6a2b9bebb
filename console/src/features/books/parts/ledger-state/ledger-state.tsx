import { Link } from 'wouter';
import { cx } from '../../../../kit/cx.ts';
import { t } from '../../../../lib/i18n.ts';
import { useLedgerStateModel } from './ledger-state.model.ts';

interface LedgerStateProps {
  /** True for roles that may open the comparisons. */
  readonly mayOpen: boolean;
}

const COLOUR = {
  balanced: 'text-text before:bg-ok',
  broken: 'font-medium text-danger before:bg-current',
  late: 'text-warn before:bg-current',
  none: 'text-text-muted before:bg-current',
} as const;
const COMPARISONS = '/books?tab=compare';

/** Says on every page whether the books balance; if they do not, links to the differences. */
export function LedgerState({ mayOpen }: LedgerStateProps) {
  const model = useLedgerStateModel();
  if (!model) return null;
  const { state, differences, age, at } = model;
  const text = state === 'broken' ? t('console.ledger.broken', { count: differences }) : t(`console.ledger.${state}`);
  const look = cx(
    'flex shrink-0 items-center gap-2 text-13 before:size-1.5 before:shrink-0 before:rounded-full',
    COLOUR[state],
  );
  const said = (
    <>
      {text}
      {age && <span className="num hidden text-text-muted lg:inline">{age}</span>}
    </>
  );
  return state !== 'balanced' && state !== 'none' && mayOpen ? (
    <Link href={COMPARISONS} data-room="books/parts/ledger-state" title={at ?? ''} className={cx(look, 'underline')}>
      {said}
    </Link>
  ) : (
    <span data-room="books/parts/ledger-state" title={at ?? ''} className={look}>
      {said}
    </span>
  );
}
