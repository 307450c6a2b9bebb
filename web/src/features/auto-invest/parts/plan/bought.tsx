import { useId } from 'react';
import { Card } from '../../../../kit/card.tsx';
import { useDensity } from '../../../../kit/density.tsx';
import { Tabs } from '../../../../kit/tabs.tsx';
import type { Plan } from '../../api/queries.ts';
import { useAutoInvestText } from '../../auto-invest-text.ts';
import { usePlanName } from '../plan-words.ts';
import { CoinFiguresList } from './coins.tsx';
import { type BoughtTab, useBoughtTab, useRunsModel } from './plan.model.ts';
import { Runs } from './runs.tsx';

interface BoughtProps {
  readonly plan: Plan;
}

/** What a plan has bought, by coin and by run: one below the other, or one at a time where the screen is narrow. */
export function Bought({ plan }: BoughtProps) {
  if (useDensity() === 'touch') return <OneAtATime plan={plan} />;
  return (
    <>
      <Coins plan={plan} />
      <Runs plan={plan} />
    </>
  );
}

function OneAtATime({ plan }: BoughtProps) {
  const t = useAutoInvestText();
  const name = usePlanName();
  const panel = useId();
  const { tab, setTab } = useBoughtTab();
  const { rows, hasMore } = useRunsModel(plan.id);
  return (
    <div data-room="auto-invest/parts/plan/bought">
      <div className="bg-surface">
        <Tabs<BoughtTab>
          label={name(plan)}
          inset
          controls={panel}
          value={tab}
          onChange={setTab}
          options={[
            { value: 'coins', label: <Counted text={t('autoInvest.coinsTab')} count={plan.figures.length} /> },
            // How many there are is known once the last page of them is there.
            { value: 'runs', label: <Counted text={t('autoInvest.runs')} count={hasMore ? 0 : rows.length} /> },
          ]}
        />
      </div>
      <div role="tabpanel" id={panel} aria-labelledby={`${panel}-${tab}`}>
        {tab === 'coins' ? <Coins plan={plan} /> : <Runs plan={plan} />}
      </div>
    </div>
  );
}

const Counted = ({ text, count }: { readonly text: string; readonly count: number }) => (
  <>
    {text}
    {count > 0 && <span className="num text-text-faint">{` ${count}`}</span>}
  </>
);

function Coins({ plan }: BoughtProps) {
  const t = useAutoInvestText();
  const isTouch = useDensity() === 'touch';
  // Where Earn takes them they do not, and each run says where its coins are.
  const stays = !plan.movesToEarn && <span className="text-12 text-text-muted">{t('autoInvest.staysInSpot')}</span>;
  return (
    <Card {...(isTouch && stays ? { title: stays } : { title: t('autoInvest.boughtCoins'), action: stays })}>
      {plan.figures.length > 0 ? (
        <>
          <CoinFiguresList plan={plan} />
          <p className="mt-3 text-12 text-text-muted">{t('autoInvest.averageNote')}</p>
        </>
      ) : (
        <p className="text-13 text-text-muted">{t('autoInvest.notBought')}</p>
      )}
    </Card>
  );
}
