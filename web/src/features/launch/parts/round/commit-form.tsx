import { Link } from 'wouter';
import { Button, buttonClass } from '../../../../kit/button.tsx';
import { KeyValue } from '../../../../kit/card.tsx';
import { MoneyField } from '../../../../kit/form/money-field.tsx';
import { Notice } from '../../../../kit/states.tsx';
import { exactAmount, amount as shownAmount } from '../../../../lib/format.ts';
import { pathTo } from '../../../../lib/links.ts';
import { useShellText } from '../../../../lib/shell-text.ts';
import { Unloaded } from '../../../balances/public.ts';
import { useLaunchText } from '../../launch-text.ts';
import { assetOf } from '../../rules/boost.ts';
import { isSale, percentOf, priceLess, type SaleRound } from '../../rules/price.ts';
import { type CommitModel, type CommitProps, useCommitModel } from './commit.model.ts';
import { useCommitWords } from './commit-words.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { useProblemWords } from './problem-words.ts';

/** The amount that a person commits to an open round, and what it pays for. */
export function CommitForm(props: CommitProps) {
  const { project, round } = props;
  const t = useLaunchText();
  const words = useCommitWords(round);
  const model = useCommitModel(props);
  const { view, commands } = model;
  const amount = { amount: exactAmount(view.amount), asset: assetOf(project, round) };
  const isChange = view.held !== null;
  const wordless = isChange ? words.change : words.begin;
  const worded = isChange ? words.changeSubmit : words.submit;
  const verb = view.amount === null ? wordless : worded(amount);
  if (view.load.state === 'failed') return <Unloaded load={view.load} />;
  return (
    <>
      <form
        data-room="launch/parts/round/commit-form"
        className="flex flex-col gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          commands.submit();
        }}
      >
        <Amount {...props} model={model} />
        {view.isUnknown && <Notice tone="warn">{t('launch.unknown')}</Notice>}
        {isSale(round) ? (
          <Price project={project} round={round} model={model} />
        ) : (
          <Reward project={project} model={model} />
        )}
        <Button type="submit" size="large" wide disabled={!view.areMet}>
          {verb}
        </Button>
        {!view.areMet && <p className="text-center text-12 text-text-muted">{t('launch.unmet')}</p>}
      </form>
      {view.isConfirming && view.amount !== null && (
        <ConfirmDialog
          project={project}
          round={round}
          amount={view.amount}
          held={view.held}
          verb={verb}
          onClose={commands.stop}
          onDone={commands.finish}
        />
      )}
    </>
  );
}

interface PartProps extends CommitProps {
  readonly model: CommitModel;
}

function Amount({ project, round, model: { view, commands } }: PartProps) {
  const t = useLaunchText();
  const shell = useShellText();
  const words = useCommitWords(round);
  const problemWords = useProblemWords();
  const asset = assetOf(project, round);
  const bounds = { min: exactAmount(round.min), max: exactAmount(round.max), step: exactAmount(round.step), asset };
  return (
    <MoneyField
      label={view.held === null ? words.amount : words.newAmount}
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
      unit={asset}
      help={t('launch.bounds', bounds)}
      error={view.problem ? problemWords(view.problem, asset) : undefined}
      keepsLine
      {...(view.max !== null && { max: view.max, maxLabel: shell('shell.action.max') })}
    />
  );
}

/** What the amount would bring as things stand. */
function Reward({ project, model: { view } }: Pick<PartProps, 'project' | 'model'>) {
  const t = useLaunchText();
  const reward =
    view.tokens === null ? '--' : `${shownAmount(view.tokens, { places: 8, trims: true })} ${project.token}`;
  const row = { label: t('launch.boost.asThingsStand'), value: <span className="num">{reward}</span>, isSum: true };
  return <KeyValue small rows={[row]} />;
}

interface PriceProps extends Pick<PartProps, 'project' | 'model'> {
  readonly round: SaleRound;
}

function Price({ project, round, model: { view } }: PriceProps) {
  const t = useLaunchText();
  const num = (text: string) => <span className="num">{text}</span>;
  const asset = project.payAsset;
  return (
    <KeyValue
      small
      rows={[
        { label: t('launch.price'), value: num(`${exactAmount(round.price)} ${asset}`) },
        ...(view.vipBps > 0
          ? [
              { label: t('launch.vipDiscount'), value: num(`\u2212${exactAmount(percentOf(view.vipBps))}%`) },
              {
                label: t('launch.ownPrice'),
                value: num(`${exactAmount(priceLess(round.price, view.vipBps))} ${asset}`),
              },
            ]
          : []),
        {
          label: t('launch.paysFor'),
          value: num(
            view.tokens === null ? '--' : `${shownAmount(view.tokens, { places: 8, trims: true })} ${project.token}`,
          ),
          isSum: true,
        },
      ]}
    />
  );
}
