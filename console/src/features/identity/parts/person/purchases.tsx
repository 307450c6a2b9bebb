import { CalendarClock } from 'lucide-react';
import { Button } from '../../../../kit/button.tsx';
import { Card, Pairs } from '../../../../kit/card.tsx';
import { Choice } from '../../../../kit/field.tsx';
import { List } from '../../../../kit/list-page.tsx';
import { WhenReady } from '../../../../kit/page.tsx';
import type { Column } from '../../../../kit/table.tsx';
import { ActionDialog } from '../../../../lib/actions/action-dialog.tsx';
import { formatTime } from '../../../../lib/format.ts';
import { t } from '../../../../lib/i18n.ts';
import { amountColumn } from '../../../../lib/lists/columns.tsx';
import { listWords, waitWords } from '../../../../lib/lists/list-words.ts';
import { useNowMs } from '../../../../lib/time/clock.ts';
import { LEVELS, type Lot, usePurchases } from './purchases.model.ts';

const BONES = { rows: 1, height: 44 };
const days = (count: number) => t('console.purchaseLock.days', { count });

/** For how long a person's purchases may not leave (T+N), and the present purchases. */
export function Purchases({ uid }: { readonly uid: string }) {
  const model = usePurchases(uid);
  const { level, act } = model;
  return (
    <>
      <WhenReady
        state={model.state}
        words={waitWords(t('console.purchaseLock.failed'))}
        onRetry={model.retry}
        bones={BONES}
      >
        {level && (
          <Card
            title={t('console.purchaseLock.level')}
            action={
              model.maySet && (
                <Button kind="secondary" small onClick={model.start}>
                  {t('console.purchaseLock.set')}
                </Button>
              )
            }
          >
            <Pairs
              rows={[
                {
                  label: days(level.lockDays),
                  value:
                    level.setBy === null || level.setAtMs === null
                      ? t('console.purchaseLock.default')
                      : t('console.purchaseLock.setBy', { staff: level.setBy, time: formatTime(level.setAtMs) }),
                },
              ]}
            />
          </Card>
        )}
      </WhenReady>
      <List
        label={t('console.person.tab.purchases')}
        {...model.lots}
        emptyIcon={<CalendarClock className="size-5" />}
        words={listWords(t('console.purchaseLock.none'), t('console.purchaseLock.failed'))}
        rowKey={({ id }) => id}
        columns={columns()}
      />
      {act.wanted && (
        <ActionDialog
          title={`${t('console.purchaseLock.set')}: ${uid}`}
          effect={t('console.purchaseLock.setEffect')}
          verb={t('console.purchaseLock.set')}
          act={act}
          isGood={model.isChanged}
        >
          <Choice
            label={t('console.purchaseLock.level')}
            value={model.wanted}
            options={LEVELS.map((value) => ({ value, label: days(Number(value)) }))}
            onChange={model.setWanted}
          />
        </ActionDialog>
      )}
    </>
  );
}

const columns = (): Column<Lot>[] => [
  amountColumn(({ source }) => t(`console.purchaseLock.source.${source}`)),
  {
    key: 'bought',
    head: t('console.purchaseLock.bought'),
    cell: ({ completedAtMs }) => <span className="num whitespace-nowrap">{formatTime(completedAtMs)}</span>,
  },
  { key: 'days', head: t('console.purchaseLock.level'), cell: ({ lockDays }) => days(lockDays) },
  { key: 'unlocks', head: t('console.purchaseLock.unlocks'), cell: (lot) => <Unlocks lot={lot} /> },
];

function Unlocks({ lot: { unlockAtMs } }: { readonly lot: Lot }) {
  const isFree = unlockAtMs <= useNowMs();
  return (
    <span className={isFree ? 'text-text-muted' : 'num whitespace-nowrap'}>
      {isFree ? t('console.purchaseLock.free') : formatTime(unlockAtMs)}
    </span>
  );
}
