import { Badge } from '../../../../kit/badge.tsx';
import { Button } from '../../../../kit/button.tsx';
import { CoinIcon } from '../../../../kit/pictures/coin-icon.tsx';
import type { Column } from '../../../../kit/table.tsx';
import { formatShortAmount, formatShortTime } from '../../../../lib/format.ts';
import { t } from '../../../../lib/i18n.ts';
import type { LaunchProject } from '../../api/projects.ts';
import type { Movable } from '../move/move.model.ts';

interface View {
  readonly mayPublish: boolean;
  readonly mayFund: boolean;
  readonly mayCancel: boolean;
}
type Start = (project: LaunchProject) => void;
interface Starts {
  readonly onFund: Start;
  readonly onPayOut: Start;
  readonly onMove: (of: Movable) => void;
  readonly onProtect: Start;
  readonly onCancel: Start;
  readonly onSurvey: Start;
}
type RoundOf = LaunchProject['rounds'][number];

const figure = (text: string) => (
  <span className="num whitespace-nowrap" title={text}>
    {formatShortAmount(text)}
  </span>
);
const below = (text: string) => <span className="num block text-12 text-text-muted">{text}</span>;

/** What staff read of each project, and may ask for about it. */
export const columns = (view: View, starts: Starts): Column<LaunchProject>[] => [
  {
    key: 'project',
    head: t('console.launch.project'),
    cell: (row) => (
      <span className="flex items-center gap-2">
        <CoinIcon asset={row.token} size={20} />
        <span>
          <span className="block font-medium whitespace-nowrap">{row.id}</span>
          <span className="block text-12 text-text-muted">
            {row.token} / {row.payAsset}
          </span>
        </span>
        {row.isCancelled && <Badge tone="warn">{t('console.launch.state.CANCELLED')}</Badge>}
      </span>
    ),
  },
  { key: 'rounds', head: t('console.actionField.rounds'), cell: ({ rounds }) => rounds.map(roundLine) },
  {
    key: 'committed',
    head: t('console.launch.committed'),
    isFigure: true,
    cell: ({ rounds }) =>
      rounds.map(({ number, mode, asset, committed, people }) => (
        <span key={number} className="block">
          {figure(committed)}
          {mode === 'BOOST' && ` ${asset}`}
          {below(t('console.launch.by', { count: people }))}
        </span>
      )),
  },
  {
    key: 'sold',
    head: t('console.launch.sold'),
    isFigure: true,
    cell: ({ rounds }) =>
      rounds.map(({ number, sold, quota, toSettle, flash }) => (
        <span key={number} className="block">
          {figure(sold)}
          {below(`/ ${formatShortAmount(quota)}`)}
          {flash && below(lotsText(flash))}
          {toSettle > 0 && below(t('console.launch.toSettle', { count: toSettle }))}
        </span>
      )),
  },
  { key: 'funded', head: t('console.actionField.funded'), isFigure: true, cell: ({ funded }) => figure(funded) },
  { key: 'locked', head: t('console.launch.locked'), isFigure: true, cell: ({ locked }) => figure(locked) },
  {
    key: 'cover',
    head: t('console.launch.cover'),
    isFigure: true,
    cell: ({ cover }) => (cover === null ? '--' : figure(cover)),
  },
  { key: 'proceeds', head: t('console.launch.proceeds'), isFigure: true, cell: ({ proceeds }) => figure(proceeds) },
  {
    key: 'act',
    head: '',
    cell: (row) => (
      <span className="flex flex-col items-end gap-1">
        <Button kind="link" onClick={() => starts.onSurvey(row)}>
          {t('console.survey.open')}
        </Button>
        {view.mayFund && !row.isCancelled && (
          <Button kind="link" onClick={() => starts.onFund(row)}>
            {t('console.launch.fund')}
          </Button>
        )}
        {view.mayFund && (
          <Button kind="link" onClick={() => starts.onPayOut(row)}>
            {t('console.launch.payOut')}
          </Button>
        )}
        {view.mayPublish &&
          !row.isCancelled &&
          row.rounds.filter(isAwaited).map(({ number }) => (
            <Button key={number} kind="link" onClick={() => starts.onMove({ project: row.id, round: number })}>
              {t('console.launch.move', { number })}
            </Button>
          ))}
        {view.mayPublish && row.mayProtect && (
          <Button kind="link" onClick={() => starts.onProtect(row)}>
            {t('console.launch.protect')}
          </Button>
        )}
        {view.mayCancel && !row.isCancelled && (
          <Button kind="link" onClick={() => starts.onCancel(row)}>
            {t('console.launch.cancel')}
          </Button>
        )}
      </span>
    ),
  },
];

/** One that never came is awaited no more. */
const isAwaited = ({ awaitsPrice, state }: Pick<RoundOf, 'awaitsPrice' | 'state'>): boolean =>
  awaitsPrice && state === 'WARM_UP';

const lotsText = ({ paidLots, payingLots, freeLots, queued }: NonNullable<RoundOf['flash']>): string =>
  t('console.launch.lots', { paid: paidLots, paying: payingLots, free: freeLots, queued });

const roundLine = ({ number, mode, state, awaitsPrice, startAtMs, endAtMs }: RoundOf) => (
  <span key={number} className="block whitespace-nowrap">
    {t('console.launch.round', { number })} · {t(`console.launch.state.${state}`)}
    {below(t(`console.launch.mode.${mode}`))}
    {isAwaited({ awaitsPrice, state }) && below(t('console.launch.awaitsPrice'))}
    {below(`${formatShortTime(startAtMs)} – ${formatShortTime(endAtMs)}`)}
  </span>
);
