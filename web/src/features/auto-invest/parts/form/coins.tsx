import { ChevronDown, ChevronUp, Plus, X } from 'lucide-react';
import { useId, useState } from 'react';
import { Button, IconButton } from '../../../../kit/button.tsx';
import { cx } from '../../../../kit/cx.ts';
import { useDensity } from '../../../../kit/density.tsx';
import { boxClass, inputClass } from '../../../../kit/form/field.tsx';
import { Select } from '../../../../kit/form/select.tsx';
import { CoinIcon } from '../../../../kit/pictures/coin-icon.tsx';
import { CoinLabel } from '../../../balances/public.ts';
import type { Terms } from '../../api/queries.ts';
import { useAutoInvestText } from '../../auto-invest-text.ts';
import { type DraftCoin, percentOf } from '../../rules/draft.ts';
import type { FormModel } from './form.model.ts';
import { FieldProblem } from './problem.tsx';
import { useProblemWords } from './problem-words.ts';

/** The colours of shares, as of every picture of parts; the rows above say the same in words. */
const INKS = ['bg-chart-4', 'bg-chart-1', 'bg-chart-3', 'bg-chart-2', 'bg-chart-5'] as const;

interface PartProps {
  readonly model: FormModel;
  readonly terms: Terms;
}

/** Which coins, and how much of the amount goes into each. */
export function Coins({ model: { view, commands }, terms }: PartProps) {
  const t = useAutoInvestText();
  const words = useProblemWords();
  const { coins } = view.draft;
  const total = coins.reduce((sum, { typed }) => sum + (percentOf(typed) ?? 0), 0);
  const [isAdding, setIsAdding] = useState(false);
  const mayAdd = coins.length < terms.coinsMax;
  const isChoosing = isAdding || coins.length === 0;
  const problem = view.coinsProblem;
  const said = problem ? words.coins(problem) : view.refusal.place === 'coins' ? view.refusal.text : '';
  const wrong = problem && 'asset' in problem.details ? problem.details.asset : null;
  return (
    <fieldset className="flex min-w-0 flex-col gap-3">
      <legend className="sr-only">{t('autoInvest.coins')}</legend>
      <div className="flex items-baseline justify-between gap-3 text-13">
        <span aria-hidden="true" className="text-text-muted">
          {t('autoInvest.coins')}
        </span>
        {coins.length > 1 && (
          <Button kind="link" size="small" onClick={commands.equalise}>
            {t('autoInvest.equalise')}
          </Button>
        )}
      </div>
      {coins.map((coin) => (
        <CoinRow
          key={coin.asset}
          coin={coin}
          isWrong={wrong === coin.asset}
          isHalted={terms.coins.find(({ asset }) => asset === coin.asset)?.isHalted ?? false}
          onShare={(typed) => commands.setShare(coin.asset, typed)}
          onRemove={() => commands.removeCoin(coin.asset)}
        />
      ))}
      {coins.length > 0 && <Bar coins={coins} />}
      {coins.length > 0 && (
        <div className="flex items-center justify-between gap-3">
          <span>{mayAdd && !isChoosing && <AddButton onPress={() => setIsAdding(true)} />}</span>
          <p className={cx('num shrink-0 text-12', total === 100 ? 'text-text-muted' : 'text-text')}>
            {t('autoInvest.total', { total })}
          </p>
        </div>
      )}
      <FieldProblem text={said} />
      {mayAdd && isChoosing && (
        <Select
          label={t('autoInvest.addCoin')}
          value={null}
          opensAtOnce={isAdding}
          placeholder={t('autoInvest.chooseCoin')}
          searchLabel={t('autoInvest.searchCoin')}
          nothingFound={t('autoInvest.noCoin')}
          onChange={(asset) => {
            setIsAdding(false);
            commands.addCoin(asset);
          }}
          options={terms.coins
            .filter(({ asset }) => !coins.some((each) => each.asset === asset))
            .map(({ asset, name, isHalted }) => ({
              value: asset,
              text: `${asset} ${name}`,
              label: (
                <span className="flex items-center justify-between gap-2">
                  <CoinLabel asset={asset} name={name} isInline />
                  {isHalted && <span className="text-12 text-warn">{t('autoInvest.halted')}</span>}
                </span>
              ),
            }))}
        />
      )}
    </fieldset>
  );
}

function AddButton({ onPress }: { readonly onPress: () => void }) {
  const t = useAutoInvestText();
  return (
    <Button kind="link" size="small" onClick={onPress}>
      <Plus aria-hidden="true" className="size-4" />
      {t('autoInvest.addCoin')}
    </Button>
  );
}

interface CoinRowProps {
  readonly coin: DraftCoin;
  readonly isWrong: boolean;
  readonly isHalted: boolean;
  readonly onShare: (typed: string) => void;
  readonly onRemove: () => void;
}

function CoinRow({ coin: { asset, typed }, isWrong, isHalted, onShare, onRemove }: CoinRowProps) {
  const t = useAutoInvestText();
  const id = useId();
  const isTouch = useDensity() === 'touch';
  const step = (by: number) => onShare(String(Math.min(100, Math.max(0, (percentOf(typed) ?? 0) + by))));
  return (
    <div className="flex items-center gap-3">
      <CoinIcon coin={asset} size={28} />
      <span className="flex min-w-0 flex-1 flex-col">
        <span className="text-14 font-medium">{asset}</span>
        {isHalted && <span className="text-12 text-warn">{t('autoInvest.halted')}</span>}
      </span>
      <div className={cx(boxClass(isTouch, isWrong), isTouch ? 'w-32 pr-0' : 'w-28')}>
        <input
          id={id}
          aria-label={t('autoInvest.share', { coin: asset })}
          aria-invalid={isWrong || undefined}
          value={typed}
          inputMode="numeric"
          autoComplete="off"
          className={cx(inputClass, 'num text-right text-16')}
          onChange={(event) => onShare(event.currentTarget.value)}
          onKeyDown={(event) => {
            const by = { ArrowUp: 1, ArrowDown: -1 }[event.key];
            if (!by) return;
            event.preventDefault();
            step(by);
          }}
        />
        <span className="text-14 text-text-muted">{'%'}</span>
        <Steps isTouch={isTouch} onStep={step} />
      </div>
      <IconButton
        label={t('autoInvest.removeCoin', { coin: asset })}
        icon={<X aria-hidden="true" />}
        onClick={onRemove}
      />
    </div>
  );
}

interface StepsProps {
  readonly isTouch: boolean;
  readonly onStep: (by: number) => void;
}

/** One percent more or less for a mouse or a finger; the arrow keys do the same, so nobody else meets these. */
const Steps = ({ isTouch, onStep }: StepsProps) => (
  <span aria-hidden="true" className={cx('flex flex-col text-text-faint', isTouch ? 'h-full w-8' : 'ml-1')}>
    {[
      { by: 1, Icon: ChevronUp },
      { by: -1, Icon: ChevronDown },
    ].map(({ by, Icon }) => (
      <button
        key={by}
        type="button"
        tabIndex={-1}
        className={cx('flex justify-center hover:text-text', isTouch && (by > 0 ? 'flex-1 items-end' : 'flex-1'))}
        onClick={() => onStep(by)}
      >
        <Icon size={14} />
      </button>
    ))}
  </span>
);

/** The shares as one bar. */
function Bar({ coins }: { readonly coins: readonly DraftCoin[] }) {
  return (
    <div aria-hidden="true" className="flex h-2 gap-0.5 overflow-hidden rounded-pill bg-hover">
      {coins.map(({ asset, typed }, index) => (
        <span
          key={asset}
          className={INKS[index % INKS.length]}
          style={{ width: `${Math.min(100, percentOf(typed) ?? 0)}%` }}
        />
      ))}
    </div>
  );
}
