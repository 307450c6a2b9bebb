import { Badge } from '../../../../kit/badge.tsx';
import { Button } from '../../../../kit/button.tsx';
import { CopyButton } from '../../../../kit/copy-button.tsx';
import { type Step, Timeline } from '../../../../kit/progress/progress.tsx';
import { Notice } from '../../../../kit/states.tsx';
import { copyText } from '../../../../lib/browser/clipboard.ts';
import { exactAmount, shortened } from '../../../../lib/format.ts';
import { useShellText } from '../../../../lib/shell-text.ts';
import type { FlashAnswer } from '../../api/flash.ts';
import { type LaunchText, useLaunchText } from '../../launch-text.ts';
import { BEACON_SECONDS, type FlashRound } from '../../rules/flash.ts';
import type { CheckedOpening, OpeningVerdict } from '../../rules/opening-check.ts';
import { useOpeningModel } from './opening.model.ts';

interface OpeningProps {
  readonly round: FlashRound;
  readonly answer: FlashAnswer;
}

const count = (value: number): string => exactAmount(String(value));

/** What orders the opening: the seed (its hash before, itself after the draw) and the beacon, and a check that the person can run. */
export function Opening({ round, answer }: OpeningProps) {
  const t = useLaunchText();
  const { seedHash, seed, beacon } = answer;
  return (
    <div className="flex flex-col gap-2">
      <Digest label={t('launch.flash.seedHash')} value={seedHash} />
      {seed !== null && <Digest label={t('launch.flash.seed')} value={seed} />}
      <p className="text-12 text-text-muted">
        {t(seed === null ? 'launch.flash.seedBefore' : 'launch.flash.seedAfter')}
      </p>
      {beacon?.randomness && <Digest label={t('launch.lottery.digest.randomness')} value={beacon.randomness} />}
      {beacon?.signature && <Digest label={t('launch.flash.signature')} value={beacon.signature} />}
      <p className="text-12 text-text-muted">{beaconWords(t, answer)}</p>
      {seed !== null && <Check round={round} answer={answer} />}
    </div>
  );
}

function beaconWords(t: LaunchText, { beacon, seedOnly }: FlashAnswer): string {
  if (beacon === null) return t('launch.flash.beaconNone');
  const round = count(beacon.round);
  return seedOnly === 'BEACON_SILENT'
    ? t('launch.flash.beaconSilent', { round, count: BEACON_SECONDS })
    : t('launch.flash.beaconText', { round });
}

function Check({ round, answer }: OpeningProps) {
  const t = useLaunchText();
  const shell = useShellText();
  const { view, commands } = useOpeningModel(round, answer);
  const { checked, state } = view;
  const verdicts = checked && [checked.seed, checked.beacon, checked.own?.verdict];
  return (
    <div className="flex flex-col gap-3 pt-2">
      {checked && verdicts && (
        <>
          <div role="status">
            <Badge tone={verdicts.includes('wrong') ? 'danger' : 'ok'}>
              {t(verdicts.includes('wrong') ? 'launch.lottery.wrong' : 'launch.lottery.verified')}
            </Badge>
          </div>
          <Timeline steps={stepsOf(t, answer, checked)} label={t('launch.flash.check')} />
          {checked.own && (
            <>
              <Digest label={t('launch.flash.own')} value={checked.own.number} />
              <p className="text-12 text-text-muted">{t('launch.flash.ownText')}</p>
            </>
          )}
        </>
      )}
      {state === 'failed' && <Notice tone="warn">{shell('shell.loadFailed')}</Notice>}
      <div>
        <Button kind="secondary" onClick={commands.check} busy={state === 'running'}>
          {t(checked ? 'launch.lottery.again' : 'launch.flash.check')}
        </Button>
      </div>
      <p className="text-12 text-text-muted">{t('launch.lottery.inBrowser')}</p>
    </div>
  );
}

const stateOf = (verdict: OpeningVerdict): Step['state'] => (verdict === 'right' ? 'done' : 'failed');

function stepsOf(t: LaunchText, answer: FlashAnswer, { seed, beacon, own }: CheckedOpening): readonly Step[] {
  return [
    { key: 'seed', state: stateOf(seed), title: t('launch.flash.checkSeed') },
    ...(beacon
      ? [
          {
            key: 'beacon',
            state: stateOf(beacon),
            title: t('launch.lottery.step.beacon'),
            sub: answer.beacon && t('launch.lottery.beaconText', { round: count(answer.beacon.round) }),
          },
        ]
      : []),
    ...(own
      ? [
          {
            key: 'own',
            state: stateOf(own.verdict),
            title: t('launch.flash.checkOwn'),
            sub: t('launch.flash.ownPlace', { place: count(own.place), count: count(own.count) }),
          },
        ]
      : []),
  ];
}

function Digest({ label, value }: { readonly label: string; readonly value: string }) {
  const shell = useShellText();
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3 rounded-control border border-line bg-surface-sunken px-3 py-1.5 text-12">
      <span className="text-text-muted">{label}</span>
      <span className="inline-flex items-center gap-1">
        <span className="code" title={value}>
          {shortened(value, 16, 8)}
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
