import { Button } from '../../../../kit/button.tsx';
import { Card, KeyValue, type KeyValueRow } from '../../../../kit/card.tsx';
import { Notice } from '../../../../kit/states.tsx';
import { dateTime, exactAmount } from '../../../../lib/format.ts';
import { useLocale } from '../../../../lib/locale.ts';
import type { Project } from '../../api/queries.ts';
import { type LaunchText, useLaunchText } from '../../launch-text.ts';
import { type CheckedPrice, type FixedRound, MINUTES } from '../../rules/fixing.ts';
import { awaitsPrice } from '../../rules/round.ts';
import { useFixingModel } from './fixing.model.ts';

interface FixingProps {
  readonly project: Project;
  readonly round: FixedRound;
}

/** How the price of a round in a coin that floats is fixed, and once it is what from, to be computed again by anybody. */
export function Fixing({ project, round }: FixingProps) {
  const t = useLaunchText();
  const locale = useLocale();
  const { view, commands } = useFixingModel(project.id, round);
  const { state } = view;
  const { done } = round.fixing;
  const isBusy = state.is === 'busy';
  const time = (atMs: number): string => dateTime(atMs, locale, { withYear: true });
  const asset = project.payAsset;
  return (
    <Card title={t('launch.fixing.title')} room="launch/parts/fixing">
      <div className="flex flex-col gap-3">
        <p className="text-14 text-text-muted">
          {done && done.failure === null
            ? t('launch.fixing.fixed', { time: time(done.atMs) })
            : t('launch.fixing.will', { asset, time: time(round.fixing.fixAtMs) })}
        </p>
        {!project.isCancelled && isOver(round) ? (
          <Notice tone="info">{t('launch.fixing.over')}</Notice>
        ) : (
          done?.failure && <Failure missing={done.missing} failure={done.failure} asset={asset} />
        )}
        <KeyValue small rows={rowsOf(t, time, asset, round)} />
        {done && (
          <div className="flex flex-wrap gap-3">
            <Button size="small" busy={isBusy && state.with === 'check'} disabled={isBusy} onClick={commands.check}>
              {t('launch.fixing.check')}
            </Button>
            <Button
              size="small"
              kind="secondary"
              busy={isBusy && state.with === 'save'}
              disabled={isBusy}
              onClick={commands.save}
            >
              {t('launch.fixing.save')}
            </Button>
          </div>
        )}
        <div role="status">
          {state.is === 'failed' && <Notice tone="warn">{t('launch.fixing.failed')}</Notice>}
          {state.is === 'checked' && <Checked {...state} asset={asset} offered={round.fixing.basePrice} />}
        </div>
      </div>
    </Card>
  );
}

/** A round that never got its price is cancelled by itself. */
const isOver = (round: FixedRound): boolean => awaitsPrice(round) && round.state === 'CANCELLED';

function rowsOf(
  t: LaunchText,
  time: (atMs: number) => string,
  asset: string,
  { basePrice, fixing }: FixedRound,
): readonly KeyValueRow[] {
  const num = (text: string) => <span className="num whitespace-normal">{text}</span>;
  const { done, about } = fixing;
  return [
    { label: t('launch.fixing.offered'), value: num(`${exactAmount(fixing.basePrice)} USDT`) },
    { label: t('launch.fixing.span'), value: num(`${time(fixing.fromMs)} – ${time(fixing.toMs)}`) },
    ...(about ? [{ label: t('launch.fixing.about'), value: num(`≈ ${exactAmount(about.basePrice)} ${asset}`) }] : []),
    ...(done
      ? [
          {
            label: t('launch.fixing.minutes'),
            value: num(t('launch.met', { met: exactAmount(String(done.count)), all: exactAmount(String(MINUTES)) })),
          },
        ]
      : []),
    ...(done?.average
      ? [
          {
            label: t('launch.fixing.average', { asset }),
            value: num(`${exactAmount(done.average)} USDT`),
          },
        ]
      : []),
    ...(basePrice === null
      ? []
      : [{ label: t('launch.basePrice'), value: num(`${exactAmount(basePrice)} ${asset}`), isSum: true }]),
  ];
}

interface FailureProps {
  readonly missing: number;
  readonly failure: 'MISSING' | 'LATE';
  readonly asset: string;
}

/** Why there is no price, and what becomes of the round. */
function Failure({ missing, failure, asset }: FailureProps) {
  const t = useLaunchText();
  return (
    <Notice tone="warn">
      {failure === 'LATE'
        ? t('launch.fixing.LATE')
        : t('launch.fixing.MISSING', {
            missing: exactAmount(String(missing)),
            all: exactAmount(String(MINUTES)),
            asset,
          })}
    </Notice>
  );
}

interface CheckedProps {
  readonly checked: CheckedPrice;
  readonly asset: string;
  readonly offered: string;
}

/** What came of computing it again, with every figure. */
function Checked({ checked, asset, offered }: CheckedProps) {
  const t = useLaunchText();
  const { agrees, count, sum, basePrice } = checked;
  const price = basePrice === null ? '--' : exactAmount(basePrice);
  const words = {
    offered: exactAmount(offered),
    count: exactAmount(String(count)),
    sum: exactAmount(sum),
    price,
    asset,
  };
  if (!agrees) return <Notice tone="danger">{t('launch.fixing.differs', { price, asset })}</Notice>;
  return (
    <Notice tone="ok">{t(basePrice === null ? 'launch.fixing.agreesNone' : 'launch.fixing.agrees', words)}</Notice>
  );
}

/** What somebody reads who would like to take part: when the price is fixed and what it would be now, or that it cannot be. */
export function AwaitedPrice({ project, round, nowMs }: FixingProps & { readonly nowMs: number }) {
  const t = useLaunchText();
  const locale = useLocale();
  const { done, about, fixAtMs } = round.fixing;
  if (done?.failure) return <Failure missing={done.missing} failure={done.failure} asset={project.payAsset} />;
  const time = dateTime(fixAtMs, locale);
  const words =
    nowMs >= fixAtMs
      ? t('launch.fixing.due')
      : about
        ? t('launch.fixing.soon', { time, price: exactAmount(about.price), asset: project.payAsset })
        : t('launch.fixing.soonUnknown', { time });
  return <Notice tone="info">{words}</Notice>;
}
