import { LifeBuoy } from 'lucide-react';
import { Badge } from '../../../../kit/badge.tsx';
import { Button } from '../../../../kit/button.tsx';
import { List, ListRow, ListSkeleton } from '../../../../kit/list.tsx';
import { CoinIcon } from '../../../../kit/pictures/coin-icon.tsx';
import { Empty } from '../../../../kit/states.tsx';
import { dateTime, exactAmount } from '../../../../lib/format.ts';
import { useGo } from '../../../../lib/links.ts';
import { Loaded } from '../../../../lib/parts/loaded.tsx';
import { MoreButton } from '../../../../lib/parts/more-button.tsx';
import { useRecoveryText } from '../../recovery-text.ts';
import { caseTone } from '../../rules/case-look.ts';
import { Terms } from '../terms.tsx';
import { useCaseListModel } from './case-list.model.ts';

/** The person's cases; each leads to its details. */
export function CaseList() {
  const t = useRecoveryText();
  const go = useGo();
  const { cases, view, commands } = useCaseListModel();
  return (
    <div data-room="recovery/parts/case-list" className="flex flex-col gap-4">
      <Loaded query={cases} skeleton={<ListSkeleton rows={4} />} isMoney>
        {({ pages }) => {
          const rows = pages.flatMap((page) => page.rows);
          if (rows.length === 0) {
            return (
              <>
                <Empty
                  icon={<LifeBuoy />}
                  text={t('recovery.none')}
                  action={<Button onClick={() => go('recovery.cases', { new: '1' })}>{t('recovery.new')}</Button>}
                />
                <Terms terms={view.terms} />
              </>
            );
          }
          return (
            <List label={t('recovery.title')}>
              {rows.map((row) => (
                <ListRow
                  key={row.id}
                  icon={<CoinIcon coin={row.asset} size={32} />}
                  title={`${exactAmount(row.amount)} ${row.asset}`}
                  sub={
                    <>
                      {t(`recovery.problem.${row.problem}`)} ·{' '}
                      <span className="num">{dateTime(row.atMs, t.locale)}</span>
                    </>
                  }
                  value={<Badge tone={caseTone(row.state)}>{t(`recovery.state.${row.state}`)}</Badge>}
                  onClick={() => go('recovery.cases', { id: row.id })}
                  leads
                />
              ))}
            </List>
          );
        }}
      </Loaded>
      {view.hasMore && <MoreButton busy={view.isLoadingMore} onClick={commands.more} />}
    </div>
  );
}
