import { Card } from '../../../../kit/card.tsx';
import { useDensity } from '../../../../kit/density.tsx';
import { List, ListRow } from '../../../../kit/list.tsx';
import { type Column, Table } from '../../../../kit/table.tsx';
import { dateTime, exactAmount } from '../../../../lib/format.ts';
import { useLocale } from '../../../../lib/locale.ts';
import type { Project, Round } from '../../api/queries.ts';
import { useLaunchText } from '../../launch-text.ts';
import { badgeOf, phaseOf } from '../../rules/round.ts';
import { useBadgeWords, useRoundWords } from './project-bits.tsx';

/** The price of a round, in the stable coin until it is fixed; of one that sells nothing, what it gives. */
function shownPrice({ token, payAsset }: Project, { quota, price, fixing }: Round): string {
  if (price !== null) return `${exactAmount(price)} ${payAsset}`;
  return fixing === null ? `${exactAmount(quota)} ${token}` : `${exactAmount(fixing.basePrice)} USDT`;
}

interface RoundsProps {
  readonly project: Project;
  readonly nowMs: number;
  readonly onChoose: (number: number) => void;
}

/** The rounds of a project that has several; the chosen one stands beside them. */
export function Rounds({ project, nowMs, onChoose }: RoundsProps) {
  const t = useLaunchText();
  const locale = useLocale();
  const words = useBadgeWords();
  const roundWords = useRoundWords();
  const isTouch = useDensity() === 'touch';
  if (project.rounds.length < 2) return null;
  const time = (atMs: number) => <span className="num">{dateTime(atMs, locale)}</span>;
  const state = (round: Round) => words(badgeOf(round, phaseOf(round, nowMs)));
  const columns: readonly Column<Round>[] = [
    { key: 'round', head: t('launch.rounds'), cell: roundWords },
    { key: 'opens', head: t('launch.opens'), cell: ({ startAtMs }) => time(startAtMs) },
    { key: 'ends', head: t('launch.ends'), cell: ({ endAtMs }) => time(endAtMs) },
    {
      key: 'quota',
      head: `${t('launch.quota')} (${project.token})`,
      align: 'right',
      cell: ({ quota }) => <span className="num">{exactAmount(quota)}</span>,
    },
    {
      key: 'price',
      head: `${t('launch.price')} (${project.payAsset})`,
      align: 'right',
      cell: ({ price }) => <span className="num">{price === null ? '--' : exactAmount(price)}</span>,
    },
    { key: 'state', head: t('launch.state'), align: 'right', cell: state },
  ];
  const choose = ({ number }: Round) => onChoose(number);
  return (
    <Card title={t('launch.rounds')} padding={isTouch ? 'normal' : 'none'} room="launch/parts/project/rounds">
      {isTouch ? (
        <List label={t('launch.rounds')}>
          {project.rounds.map((round) => (
            <ListRow
              key={round.number}
              title={roundWords(round)}
              sub={time(round.startAtMs)}
              value={shownPrice(project, round)}
              valueSub={state(round)}
              onClick={() => choose(round)}
              leads
            />
          ))}
        </List>
      ) : (
        <Table
          label={t('launch.rounds')}
          columns={columns}
          rows={project.rounds}
          rowKey={({ number }) => String(number)}
          onRow={choose}
        />
      )}
    </Card>
  );
}
