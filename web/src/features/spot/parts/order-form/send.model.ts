import { useEffect, useRef, useState } from 'react';
import type { CallFailure } from '../../../../lib/calls/call-failure.ts';
import { newRequestId } from '../../../../lib/client.ts';
import { notify } from '../../../../lib/notify.ts';
import { askUntilKnown } from '../../api/ask-until-known.ts';
import { commands } from '../../api/commands.ts';
import type { Market, Order } from '../../rules/market.ts';
import { isListInput, type SendInput } from '../../rules/sending/order-input.ts';
import { payloadOf, type Sending } from '../../rules/sending/sending.ts';
import { useSpotText } from '../../spot-text.ts';
import { keepSending, keptSending } from './kept.ts';
import { listNews } from './order-news.ts';
import type { OrderLook } from './order-words.ts';

/** The most decimal places that any coin is shown with. */
const PLACES_ANY = 8;

export type SendState = 'idle' | 'sending' | 'checking';

interface SendHandlers {
  /** The order exists: its fields may be cleared. */
  onPlaced(): void;
  onRefused(failure: CallFailure, input: SendInput): void;
  /** It is certain that the order never reached the exchange. */
  onAbsent(): void;
}

/** The page's market is fully known; of any other market, only what its symbol says. */
function lookOf(symbol: string, market: Market, quotePlaces: number): OrderLook {
  if (symbol === market.symbol) return { ...market, pricePlaces: market.priceScale, quotePlaces };
  const [base = '', quote = ''] = symbol.split('_');
  return { base, quote, pricePlaces: null, quotePlaces: PLACES_ANY };
}

/**
 * Sends an order or a list of orders exactly once. The request's id is made at the first press and kept until the answer is
 * known. After a lost connection or a reload the exchange is asked whether it has the order; nothing is sent again by itself.
 */
export function useSend(market: Market, quotePlaces: number, handlers: SendHandlers) {
  const t = useSpotText();
  const [state, setState] = useState<SendState>('idle');
  const request = useRef<{ payload: string; id: string } | null>(null);
  const latest = useRef(handlers);
  latest.current = handlers;
  const isGone = useRef(false);

  const takePlaced = (sending: Sending, orders: readonly Order[]) => {
    keepSending(null);
    request.current = null;
    setState('idle');
    notify(listNews(t, orders, lookOf(sending.symbol, market, quotePlaces)));
    if (sending.symbol === market.symbol) latest.current.onPlaced();
  };

  /** Asks until it is known. Until then the button stays busy. */
  const check = async (sending: Sending) => {
    setState('checking');
    const known = await askUntilKnown(sending, () => isGone.current);
    if (known.kind === 'placed') return takePlaced(sending, known.orders);
    if (known.kind === 'absent') {
      // The id stays with this request: if the first message is still under way, pressing again sends the same order.
      request.current = { payload: payloadOf(sending.symbol, sending.input), id: sending.clientRequestId };
      keepSending(null);
      latest.current.onAbsent();
    }
    setState('idle');
  };

  const send = async (input: SendInput) => {
    if (state !== 'idle') return;
    const payload = payloadOf(market.symbol, input);
    if (request.current?.payload !== payload) request.current = { payload, id: newRequestId() };
    const { id } = request.current;
    const sending: Sending = { clientRequestId: id, symbol: market.symbol, input, sentAtMs: Date.now() };
    keepSending(sending);
    setState('sending');
    const named = { clientRequestId: id, symbol: market.symbol };
    const answer = isListInput(input)
      ? await commands.placeList({ ...named, input })
      : await commands.place({ ...named, ...input });
    if (answer.ok) return takePlaced(sending, 'orders' in answer.value ? answer.value.orders : [answer.value.order]);
    if (answer.failure.isOutcomeUnknown) return check(sending);
    keepSending(null);
    request.current = null;
    setState('idle');
    latest.current.onRefused(answer.failure, input);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: what a reload left open is asked about once.
  useEffect(() => {
    isGone.current = false;
    const open = keptSending();
    if (open) void check(open);
    return () => {
      isGone.current = true;
    };
  }, []);
  return { state, send };
}
