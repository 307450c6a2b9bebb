import { LogIn, ReceiptText } from 'lucide-react';
import { memo } from 'react';
import { Link } from 'wouter';
import { Button, buttonClass, IconButton } from '../../../../kit/button.tsx';
import { cx } from '../../../../kit/cx.ts';
import { useDensity } from '../../../../kit/density.tsx';
import { Checkbox } from '../../../../kit/form/choice.tsx';
import { Overlay, preloadDialog } from '../../../../kit/overlay/dialog.tsx';
import { Empty } from '../../../../kit/states.tsx';
import { Tabs } from '../../../../kit/tabs.tsx';
import { pathTo, useGo } from '../../../../lib/links.ts';
import { useSession } from '../../../../lib/person/session.ts';
import { useShellText } from '../../../../lib/shell-text.ts';
import { IdleSlot } from '../../../../lib/slots.tsx';
import { useOrdersText } from '../../orders-text.ts';
import { type Market, pairName } from '../../rules/market.ts';
import { useSpotText } from '../../spot-text.ts';
import { AssetTable } from '../assets/asset-table.tsx';
import { PairAssets } from '../assets/pair-assets.tsx';
import { CancelListDialog } from '../order-list/list-link.tsx';
import { DESK_TABS, type MyOrdersModel, TOUCH_TABS, useMyOrdersModel } from './my-orders.model.ts';
import { OpenOrderCards, OwnTradeCards } from './order-cards.tsx';
import { HistoryTable, OpenOrdersTable, TradesTable } from './order-tables.tsx';

interface MyOrdersProps {
  readonly market: Market;
  readonly onTransfer: () => void;
}

const PANEL = 'spot-mine';
const TAB_WORDS = { open: 'current', history: 'history', trades: 'trades' } as const;

/** The person's own part of the page: open orders, past orders, trades and balances. */
export const MyOrders = memo(function MyOrders({ market, onTransfer }: MyOrdersProps) {
  const t = useSpotText();
  const o = useOrdersText();
  const go = useGo();
  const isTouch = useDensity() === 'touch';
  const isPerson = useSession().state === 'person';
  const model = useMyOrdersModel(market, isPerson);
  const { view, commands } = model;
  const count = view.open.data?.rows.length ?? 0;
  // A phone shows only what is current, the rest is behind the receipt icon; a desktop has the pair's balances beside the
  // form.
  const tabs = (isTouch ? TOUCH_TABS : DESK_TABS).map((value) => ({
    value,
    label: (
      <>
        {value === 'assets' ? t('spot.assets.tab') : o(`spot.orders.tab.${TAB_WORDS[value]}`)}
        {value === 'open' && count > 0 && <span className="num ml-1 text-text-faint">{count}</span>}
      </>
    ),
  }));
  return (
    <section
      aria-label={t('spot.mine.title')}
      data-room="spot/parts/my-orders"
      className="flex h-full min-h-0 flex-col bg-surface"
    >
      <div
        className={cx(
          'flex shrink-0 items-end justify-between gap-4 border-b border-line',
          isTouch ? 'pr-1.5' : 'px-4',
        )}
      >
        <div className="-mb-px min-w-0">
          <Tabs
            inset={isTouch}
            label={t('spot.mine.title')}
            options={tabs}
            value={view.tab}
            onChange={commands.setTab}
            controls={PANEL}
          />
        </div>
        {isPerson && !isTouch && view.tab !== 'assets' && <Tools market={market} model={model} />}
        {isTouch && (
          <IconButton
            label={o('spot.orders.title')}
            icon={<ReceiptText aria-hidden="true" />}
            onClick={() => go('spot.orders')}
          />
        )}
      </div>
      <div
        id={PANEL}
        role="tabpanel"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keys.
        tabIndex={0}
        aria-labelledby={`${PANEL}-${view.tab}`}
        className="min-h-0 flex-1 overflow-y-auto focus-visible:-outline-offset-2"
      >
        {isPerson ? <Panel market={market} model={model} onTransfer={onTransfer} /> : <LogInPrompt />}
      </div>
      <CancelAll market={market} model={model} />
      <CancelListDialog model={view.cancels} />
    </section>
  );
});

interface PartProps {
  readonly market: Market;
  readonly model: MyOrdersModel;
}

function Tools({ market, model: { view, commands } }: PartProps) {
  const t = useSpotText();
  const o = useOrdersText();
  const isTouch = useDensity() === 'touch';
  return (
    <div
      className={cx('flex shrink-0 items-center gap-4 whitespace-nowrap', isTouch ? 'justify-between pt-3' : 'pb-2')}
    >
      <Checkbox checked={view.isOnlyPair} onChange={commands.setIsOnlyPair}>
        {t('spot.mine.onlyPair', { pair: pairName(market) })}
      </Checkbox>
      {view.tab === 'open' && (
        <Button
          kind="link"
          size="small"
          disabled={view.shown.length === 0}
          onPointerEnter={preloadDialog}
          onClick={commands.ask}
        >
          {o('spot.orders.cancelAll')}
        </Button>
      )}
    </div>
  );
}

function Panel({ market, model, onTransfer }: PartProps & { readonly onTransfer: () => void }) {
  const isTouch = useDensity() === 'touch';
  switch (model.view.tab) {
    case 'open':
      return isTouch ? (
        <div className="px-4">
          <Tools market={market} model={model} />
          <OpenOrderCards model={model} />
        </div>
      ) : (
        <OpenOrdersTable model={model} />
      );
    case 'history':
      return <HistoryTable model={model} />;
    case 'trades':
      return isTouch ? (
        <>
          <div className="px-4">
            <Tools market={market} model={model} />
          </div>
          <OwnTradeCards model={model} />
        </>
      ) : (
        <TradesTable model={model} />
      );
    case 'assets':
      return isTouch ? (
        <>
          <PairAssets market={market} onTransfer={onTransfer} />
          <AssetTable />
          <div className="px-4 pb-3">
            <IdleSlot asset={market.quote} isPlain />
          </div>
        </>
      ) : (
        <AssetTable />
      );
  }
}

function LogInPrompt() {
  const t = useSpotText();
  return (
    <Empty
      icon={<LogIn />}
      text={t('spot.mine.visitor')}
      action={
        <Link
          href={pathTo('identity.login', { forwardUrl: `${location.pathname}${location.search}` })}
          className={buttonClass({ kind: 'secondary' })}
        >
          {t('spot.mine.logIn')}
        </Link>
      }
    />
  );
}

function CancelAll({ market, model: { view, commands } }: PartProps) {
  const t = useSpotText();
  const o = useOrdersText();
  const shell = useShellText();
  const count = view.shown.length;
  return (
    <Overlay
      open={view.isAsking}
      onClose={commands.closeAsk}
      width={420}
      title={o('spot.orders.cancelAll.title')}
      closeLabel={shell('shell.action.close')}
      isBusy={view.isCancelling}
      footer={
        <Button kind="danger-filled" size="large" wide busy={view.isCancelling} onClick={commands.cancelAll}>
          {t('spot.mine.cancelCount', { count })}
        </Button>
      }
    >
      <p className="text-14 text-text-muted">
        {view.isOnlyPair && `${t('spot.mine.onlyPair', { pair: pairName(market) })}. `}
        {o('spot.orders.cancelAll.text')}
      </p>
    </Overlay>
  );
}
