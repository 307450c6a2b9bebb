import { ChartNoAxesGantt } from 'lucide-react';
import { Link } from 'wouter';
import { Button, buttonClass } from '../../../../kit/button.tsx';
import { Card } from '../../../../kit/card.tsx';
import { useDensity } from '../../../../kit/density.tsx';
import { Select } from '../../../../kit/form/select.tsx';
import { Skeleton } from '../../../../kit/skeleton.tsx';
import { Empty, Notice } from '../../../../kit/states.tsx';
import { exactAmount } from '../../../../lib/format.ts';
import { pathTo } from '../../../../lib/links.ts';
import { Loaded } from '../../../../lib/parts/loaded.tsx';
import { CoinLabel } from '../../../balances/public.ts';
import { useGridText } from '../../grid-text.ts';
import { pairOf } from '../grid-bits.tsx';
import { ExitFields } from './exit-fields.tsx';
import type { PartProps, TermsProps } from './form-props.ts';
import { MoneyFields } from './money-fields.tsx';
import { RangeFields } from './range-fields.tsx';

/** The form of a grid: market, range, sum, and what starts and ends it. */
export function GridForm({ model }: PartProps) {
  const t = useGridText();
  const isTouch = useDensity() === 'touch';
  const { view, commands } = model;
  return (
    <Card padding="form" room="grid/parts/form">
      <Loaded query={view.markets} skeleton={<Skeleton height={520} />}>
        {() =>
          view.terms ? (
            <form
              className="flex flex-col gap-5"
              onSubmit={(event) => {
                event.preventDefault();
                commands.submit();
              }}
            >
              <MarketField model={model} terms={view.terms} />
              <RangeFields model={model} terms={view.terms} />
              <MoneyFields model={model} terms={view.terms} />
              <ExitFields model={model} terms={view.terms} />
              {!isTouch && <Submit model={model} />}
              <button type="submit" hidden aria-hidden="true" tabIndex={-1} />
            </form>
          ) : (
            <Empty icon={<ChartNoAxesGantt />} text={t('grid.notHere')} />
          )
        }
      </Loaded>
    </Card>
  );
}

function MarketField({ model: { view, commands }, terms: { market, last } }: TermsProps) {
  const t = useGridText();
  return (
    <Select
      label={t('grid.market')}
      value={market.symbol}
      searchLabel={t('grid.searchMarket')}
      nothingFound={t('grid.noMarket')}
      onChange={commands.setMarket}
      {...(last !== null && { aside: <span className="num">{exactAmount(last)}</span> })}
      options={view.offered.map((each) => ({
        value: each.symbol,
        text: pairOf(each),
        label: <CoinLabel asset={each.base} name={pairOf(each)} isInline />,
        chosen: pairOf(each),
      }))}
    />
  );
}

/** What is pressed, with what it sets aside; at the foot of the form, or of the phone’s page. */
export function Submit({ model: { view, commands } }: PartProps) {
  const t = useGridText();
  const { terms, judged, isOpen } = view;
  const isShut = !isOpen || terms?.market.status === 'halted';
  const said = view.refusalAt('foot');
  const amount = judged?.investment;
  const coin = terms?.market.quote ?? '';
  return (
    <div className="flex w-full min-w-0 flex-col gap-2">
      {said && <Notice tone="warn">{said}</Notice>}
      {!isOpen && <Notice tone="warn">{t('grid.closed')}</Notice>}
      {isOpen && isShut && <Notice tone="warn">{t('MARKET_HALTED', { symbol: terms?.market.symbol ?? '' })}</Notice>}
      {view.session === 'visitor' ? (
        <Link
          href={pathTo('identity.login', { forwardUrl: `${location.pathname}${location.search}` })}
          className={buttonClass({ size: 'large', wide: true })}
        >
          {t('grid.logIn')}
        </Link>
      ) : (
        <Button size="large" wide busy={view.isBusy} disabled={isShut || !terms} onClick={commands.submit}>
          <span className="min-w-0 truncate">
            {amount ? t('grid.create', { amount: exactAmount(amount), coin }) : t('grid.createBare')}
          </span>
        </Button>
      )}
      <p className="text-center text-12 text-text-faint">
        {terms && judged?.levels
          ? t('grid.risk', { lower: exactAmount(judged.levels[0]), coin: terms.market.base })
          : t('grid.riskBare')}
      </p>
    </div>
  );
}
