import { Download } from 'lucide-react';
import { Badge, type Tone } from '../../../../kit/badge.tsx';
import { Button } from '../../../../kit/button.tsx';
import { Card } from '../../../../kit/card.tsx';
import { CopyButton } from '../../../../kit/copy-button.tsx';
import { type Step, Timeline } from '../../../../kit/progress/progress.tsx';
import { Notice } from '../../../../kit/states.tsx';
import { copyText } from '../../../../lib/browser/clipboard.ts';
import { amount, dateTime, exactAmount, shortened } from '../../../../lib/format.ts';
import { useLocale } from '../../../../lib/locale.ts';
import { useShellText } from '../../../../lib/shell-text.ts';
import type { LotteryAnswer } from '../../api/lottery.ts';
import type { Project } from '../../api/queries.ts';
import { type LaunchText, useLaunchText } from '../../launch-text.ts';
import {
  type CheckedDraw,
  type CheckName,
  drawnFromMs,
  isDrawn,
  type LotteryRound,
  type Verdict,
  verdictOf,
} from '../../rules/lottery.ts';
import { type DrawModel, useDrawModel, useLotterySeen } from './draw.model.ts';

interface DrawProps {
  readonly project: Project;
  readonly round: LotteryRound;
}

/** What decides the draw, before and after it, and a check that anybody can run. */
export function Draw({ project, round }: DrawProps) {
  const place = { project: project.id, round: String(round.number) };
  const answer = useLotterySeen(place);
  return answer && <Known project={project} place={place} answer={answer} />;
}

interface KnownProps extends Pick<DrawProps, 'project'> {
  readonly place: { readonly project: string; readonly round: string };
  readonly answer: LotteryAnswer;
}

const TONES: Readonly<Record<Verdict, Tone>> = { right: 'ok', wrong: 'danger', unproven: 'warn' };
const BADGES = {
  right: 'launch.lottery.verified',
  wrong: 'launch.lottery.wrong',
  unproven: 'launch.lottery.unproven',
} as const;

function Known({ project, place, answer }: KnownProps) {
  const t = useLaunchText();
  const model = useDrawModel(place, answer);
  const locale = useLocale();
  const checked = checkedOf(model);
  const verdict = checked && verdictOf(checked);
  return (
    <Card
      title={t('launch.lottery.check')}
      action={verdict && <Badge tone={TONES[verdict]}>{t(BADGES[verdict])}</Badge>}
      room="launch/parts/lottery/draw"
    >
      <div className="flex flex-col gap-4">
        <p className="text-13 text-text-muted">{t('launch.lottery.promise')}</p>
        <Timeline steps={stepsOf({ t, project, answer, model, locale })} label={t('launch.lottery.check')} />
        <Digests answer={answer} />
        <Actions answer={answer} model={model} />
      </div>
    </Card>
  );
}

const checkedOf = ({ view: { state } }: DrawModel): CheckedDraw | null =>
  state.is === 'checked' ? state.checked : null;

interface StepsOf extends Pick<KnownProps, 'project' | 'answer'> {
  readonly t: LaunchText;
  readonly model: DrawModel;
  readonly locale: ReturnType<typeof useLocale>;
}

function stepsOf({ t, project, answer, model, locale }: StepsOf): readonly Step[] {
  const { list, result, taken } = answer;
  const { beacon } = answer.announcement;
  const checked = checkedOf(model);
  const state = (name: CheckName): Step['state'] => {
    const verdict = checked?.verdicts[name];
    if (verdict === undefined) return 'later';
    return verdict === 'right' ? 'done' : verdict === 'wrong' ? 'failed' : 'now';
  };
  const willBe = isDrawn(answer, project);
  const count = (value: number) => exactAmount(String(value));
  const beaconText =
    beacon.kind === 'drand'
      ? t('launch.lottery.beaconText', { round: count(beacon.round) })
      : t('launch.lottery.blockText', { source: beacon.source });
  return [
    { key: 'seed', state: state('seed'), title: t('launch.lottery.step.seed'), sub: t('launch.lottery.seedText') },
    { key: 'beacon', state: state('beacon'), title: t('launch.lottery.step.beacon'), sub: beaconText },
    {
      key: 'list',
      state: state('list'),
      title: t('launch.lottery.step.list'),
      sub: list
        ? t('launch.lottery.listText', { count: count(list.count), time: dateTime(list.publishedAtMs, locale) })
        : willBe && t('launch.lottery.listSoon'),
    },
    ...(list && taken !== null ? [{ key: 'own', state: state('own'), title: t('launch.lottery.step.own') }] : []),
    {
      key: 'winners',
      state: state('winners'),
      title: t('launch.lottery.step.winners'),
      sub: result
        ? t('launch.lottery.winnersText', {
            same: checked ? count(checked.same) : '--',
            all: count(result.winners.length),
          })
        : willBe && soonText(t, answer, model, locale),
    },
  ];
}

const soonText = (t: LaunchText, answer: LotteryAnswer, { view }: DrawModel, locale: StepsOf['locale']): string =>
  view.isOverdue
    ? t('launch.lottery.overdue')
    : t('launch.lottery.drawSoon', { time: dateTime(drawnFromMs(answer), locale) });

function Digests({ answer: { announcement, list, result } }: Pick<KnownProps, 'answer'>) {
  const t = useLaunchText();
  const rows = [
    { key: 'hash', value: announcement.commit },
    ...(list?.root ? [{ key: 'root', value: list.root } as const] : []),
    ...(result
      ? [
          { key: 'seed', value: result.serverSeed } as const,
          { key: 'randomness', value: result.beacon.randomness } as const,
        ]
      : []),
  ] as readonly { readonly key: 'hash' | 'root' | 'seed' | 'randomness'; readonly value: string }[];
  return (
    <div className="flex flex-col gap-2">
      {rows.map(({ key, value }) => (
        <Digest key={key} label={t(`launch.lottery.digest.${key}`)} value={value} />
      ))}
    </div>
  );
}

function Digest({ label, value }: { readonly label: string; readonly value: string }) {
  const shell = useShellText();
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3 rounded-control border border-line bg-surface-sunken px-3 py-1.5 text-12">
      <span className="text-text-muted">{label}</span>
      <span className="inline-flex items-center gap-1">
        <span className="code" title={value}>
          {shortened(value, 12, 8)}
        </span>
        <CopyButton
          onCopy={() => copyText(value)}
          label={shell('shell.action.copy')}
          doneLabel={shell('shell.copied')}
        />
      </span>
    </div>
  );
}

const SECOND_MS = 1_000;
/** Shown as 0.1 s at the least. */
const tenths = (ms: number): string => String(Math.max(1, Math.round((ms / SECOND_MS) * 10)));

function Actions({
  answer: { list, result, own },
  model: { view, commands },
}: Pick<KnownProps, 'answer'> & { readonly model: DrawModel }) {
  const t = useLaunchText();
  const { state } = view;
  const icon = <Download aria-hidden="true" className="size-4" />;
  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap gap-2">
        {result && (
          <Button onClick={commands.check} busy={state.is === 'running'}>
            {t(state.is === 'checked' ? 'launch.lottery.again' : 'launch.lottery.run')}
          </Button>
        )}
        <Button kind="secondary" icon={icon} onClick={commands.saveAnnouncement}>
          {t('launch.lottery.file.announcement')}
        </Button>
        {list && (
          <Button kind="secondary" icon={icon} busy={view.isSaving === 'tickets'} onClick={commands.saveList}>
            {t('launch.lottery.file.tickets')}
          </Button>
        )}
        {own.length > 0 && (
          <Button kind="secondary" icon={icon} busy={view.isSaving === 'own'} onClick={commands.saveOwn}>
            {t('launch.lottery.file.own')}
          </Button>
        )}
        {result && (
          <Button kind="secondary" icon={icon} onClick={commands.saveResult}>
            {t('launch.lottery.file.result')}
          </Button>
        )}
      </div>
      <p role="status" className="text-12 text-text-muted">
        {state.is === 'running'
          ? t('launch.lottery.running', { percent: `${state.percent}%` })
          : state.is === 'checked'
            ? t('launch.lottery.ran', { seconds: amount(secondsText(state.tookMs), { places: 1 }) })
            : t('launch.lottery.inBrowser')}
      </p>
      {state.is === 'failed' && <Notice tone="warn">{t('launch.lottery.failed')}</Notice>}
    </div>
  );
}

const secondsText = (ms: number): string => {
  const text = tenths(ms).padStart(2, '0');
  return `${text.slice(0, -1)}.${text.slice(-1)}`;
};
