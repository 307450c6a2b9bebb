import { Link } from 'wouter';
import { Button, buttonClass } from '../../../../kit/button.tsx';
import { MoneyField } from '../../../../kit/form/money-field.tsx';
import { ProgressBar } from '../../../../kit/progress/progress-bar.tsx';
import { Notice } from '../../../../kit/states.tsx';
import { countdown, dateTime, exactAmount } from '../../../../lib/format.ts';
import { pathTo } from '../../../../lib/links.ts';
import { useLocale } from '../../../../lib/locale.ts';
import { useShellText } from '../../../../lib/shell-text.ts';
import type { FlashAnswer } from '../../api/flash.ts';
import { useLaunchText } from '../../launch-text.ts';
import { passFromMs, type Stage } from '../../rules/flash.ts';
import { useEntryModel } from './entry.model.ts';
import type { FlashProps } from './flash.model.ts';
import { payTimeWords, rangeWords } from './flash-words.ts';
import { PriceLines, PriceOrigin } from './price-lines.tsx';

interface EntryProps extends FlashProps {
  readonly answer: FlashAnswer;
  readonly stage: Stage;
  readonly nowMs: number;
}

type Model = ReturnType<typeof useEntryModel>;

/** How many lots one asks for, what they come to, and the button that asks once the round is open. */
export function EntryForm(props: EntryProps) {
  const { project, round, answer, stage, nowMs } = props;
  const t = useLaunchText();
  const isOpen = stage === 'open';
  const model = useEntryModel({ ...props, hasPasses: stage !== 'early', isOpen });
  const { view, commands } = model;
  const verb = view.lots === null ? t('launch.flash.buy') : t('launch.flash.buyLots', { count: view.lots });
  const waits = t('launch.flash.opensIn', { time: countdown(round.startAtMs - nowMs) });
  return (
    <form
      data-room="launch/parts/flash/entry-form"
      className="flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        commands.buy();
      }}
    >
      <Lots {...props} model={model} />
      <PriceLines project={project} round={round} cost={view.cost} />
      <PriceOrigin project={project} round={round} />
      <Pass {...props} model={model} />
      {isOpen && answer.freeLots === 0 && <Notice tone="info">{t('launch.flash.allHeld')}</Notice>}
      {view.refusal && (
        <div role="alert">
          <Notice tone="warn">{view.refusal}</Notice>
        </div>
      )}
      <Button type="submit" size="large" wide busy={view.isBusy} disabled={!view.areMet || !isOpen}>
        {isOpen ? verb : waits}
      </Button>
      <p className="text-center text-12 text-text-muted">
        {view.areMet ? t('launch.flash.buyNote', { time: payTimeWords(t, round.flash) }) : t('launch.unmet')}
      </p>
    </form>
  );
}

interface PartProps extends EntryProps {
  readonly model: Model;
}

function Lots({ project, model: { view, commands } }: PartProps) {
  const t = useLaunchText();
  const shell = useShellText();
  const { leastLots, mostLots, leftLots } = view.limits;
  const asset = project.payAsset;
  const sentence = (problem: NonNullable<typeof view.problem>): string => {
    if (problem === 'NOT_WHOLE') return t('launch.flash.whole');
    if (problem === 'LAUNCH_LOTS_LEFT') return t(problem, { remaining: leftLots });
    return problem === 'LAUNCH_LOTS_MIN' ? t(problem, { min: leastLots }) : t(problem, { max: mostLots });
  };
  return (
    <MoneyField
      label={t('launch.flash.field')}
      aside={
        <span className="inline-flex flex-wrap justify-end gap-x-2">
          <span className="num">
            {t('launch.available', { amount: view.available === null ? '--' : exactAmount(view.available), asset })}
          </span>
          <Link href={pathTo('transfers.transfer', { asset })} className={buttonClass({ kind: 'link', size: 'small' })}>
            {shell('shell.nav.transfer')}
          </Link>
        </span>
      }
      value={view.typed}
      onChange={commands.setTyped}
      help={rangeWords(t, view.limits)}
      error={view.problem ? sentence(view.problem) : undefined}
      keepsLine
      max={String(Math.min(mostLots, leftLots))}
      maxLabel={shell('shell.action.max')}
    />
  );
}

/** The entry pass: from when there is one, how far the browser is, that it is there, or why not. */
function Pass({ round, stage, model: { view, commands } }: PartProps) {
  const t = useLaunchText();
  const shell = useShellText();
  const locale = useLocale();
  if (!view.areMet) return null;
  if (stage === 'early')
    return (
      <p className="text-12 text-text-muted">
        {t('launch.flash.passSoon', { time: dateTime(passFromMs(round), locale) })}
      </p>
    );
  if (view.isAskingPass)
    return (
      <div className="flex flex-col gap-2">
        <p className="text-12 text-text-muted">{t('launch.flash.passWorking')}</p>
        <ProgressBar percent={(view.puzzleShare ?? 0) * 100} label={t('launch.flash.passWorking')} />
      </div>
    );
  if (view.hasPass) return <p className="text-12 text-text-muted">{t('launch.flash.passReady')}</p>;
  return view.refusal ? (
    <Button kind="secondary" size="small" onClick={commands.getPass}>
      {shell('shell.action.retry')}
    </Button>
  ) : null;
}
