import { useEffect, useRef, useState } from 'react';
import { newRequestId } from '../../../../../lib/client.ts';
import { notify } from '../../../../../lib/notify.ts';
import { askUntilKnown } from '../../../api/ask-until-known.ts';
import { commands } from '../../../api/commands.ts';
import { useBalances } from '../../../api/queries.ts';
import { movedOrder, type OrderLine } from '../../../rules/chart/order-lines.ts';
import { gridOf, isOpenOrder, type Market, type Order } from '../../../rules/market.ts';
import { awayFromLast, isStop } from '../../../rules/order-draft.ts';
import { fundsIn } from '../../../rules/spot-funds.ts';
import { useSpotText } from '../../../spot-text.ts';
import { useToolsText } from '../../../tools-text.ts';
import { useCoinPlaces } from '../../coin-places.model.ts';
import { orderNews } from '../../order-form/order-news.ts';
import { problemSentence } from '../../order-form/problem-sentence.ts';
import { ring } from '../../sound/sound.ts';

export interface MoveOrderAsked {
  readonly market: Market;
  readonly line: OrderLine;
  /** In units of the price's last place. */
  readonly price: number;
  /** The best price of the other side, or null where there is none. */
  readonly bestTicks: number | null;
  /** The last price as decimal text. */
  readonly last: string;
  readonly onClose: () => void;
}

/**
 * Changes an order that was dragged to another price, after one confirmation. A refusal leaves it where it was. If the old
 * order was cancelled and the new one refused, it says so.
 */
export function useMoveOrder({ market, line, price, bestTicks, last, onClose }: MoveOrderAsked) {
  const t = useToolsText();
  const s = useSpotText();
  const placesOf = useCoinPlaces();
  const balances = useBalances(true).data?.rows;
  const [isBusy, setIsBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const requestId = useRef<string | null>(null);
  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
    };
  }, []);
  const { order } = line;
  const isBuy = order.side === 'buy';
  const funds = balances ? fundsIn(balances, market) : null;
  const moved = movedOrder(line, price, { market, funds, bestTicks, makerPpm: 0, takerPpm: 0 });
  const { draft, checked } = moved;
  const places = { quote: placesOf(market.quote), base: placesOf(market.base) };
  const [found] = Object.values(checked.problems);
  const problem = found ? problemSentence(s, found, market, isBuy ? places.quote : places.base, isBuy) : null;
  const isRefusedAtOnce = order.postOnly && moved.isMeeting;
  const input = isRefusedAtOnce ? null : checked.input;

  const takePlaced = (placed: Order) => {
    const look = { base: market.base, quote: market.quote, pricePlaces: market.priceScale, quotePlaces: places.quote };
    const news = orderNews(s, placed, look);
    const isResting = placed.status === 'unfilled' || placed.status === 'waiting';
    notify(isResting ? { ...news, title: t('spot.move.done') } : news);
    onClose();
  };
  /** Handles a refusal. The order's present state tells whether the old one is still there. */
  const takeRefused = async (sentence: string) => {
    const now = await commands.look(order.id);
    if (now.ok && !isOpenOrder(now.value)) {
      notify({ tone: 'warn', title: t('spot.move.gone'), text: sentence });
      return onClose();
    }
    ring('refused');
    setIsBusy(false);
    setRefusal(sentence);
  };
  const confirm = async () => {
    if (!input || isBusy) return;
    setIsBusy(true);
    setRefusal(null);
    requestId.current ??= newRequestId();
    const sending = { clientRequestId: requestId.current, sentAtMs: Date.now() };
    const answer = await commands.replace(order, {
      clientRequestId: sending.clientRequestId,
      symbol: market.symbol,
      ...input,
      ...(moved.displayQuantity !== null && { displayQuantity: moved.displayQuantity }),
      ...(moved.trailingDelta !== null && { trailingDelta: String(moved.trailingDelta) }),
    });
    if (answer.ok) return takePlaced(answer.value.order);
    if (!answer.failure.isOutcomeUnknown) {
      requestId.current = null;
      return takeRefused(answer.failure.message);
    }
    const known = await askUntilKnown(sending, () => isGone.current);
    if (known.kind === 'placed') return takePlaced(known.orders[0]!);
    return takeRefused(t('spot.move.unknown'));
  };
  return {
    view: {
      ...moved,
      places,
      away: awayFromLast(isStop(draft) ? draft.stopPrice : draft.price, last, gridOf(market)),
      problem: isRefusedAtOnce ? t('spot.move.postOnly') : problem,
      refusal,
      isBusy,
      canSend: input !== null,
    },
    confirm: () => void confirm(),
  };
}
