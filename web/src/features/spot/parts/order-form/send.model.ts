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

/** As many as any coin is shown with. */
const PLACES_ANY = 8;

export type SendState = 'idle' | 'sending' | 'checking';

interface SendHandlers {
  /** The order is there: what was typed for it may go. */
  onPlaced(): void;
  onRefused(failure: CallFailure, input: SendInput): void;
  /** It is certain that the order never came. */
  onAbsent(): void;
}

/** Everything is known of the market that is open, and of another one only what its name says. */
function lookOf(symbol: string, market: Market, quotePlaces: number): OrderLook {
  if (symbol === market.symbol) return { ...market, pricePlaces: market.priceScale, quotePlaces };
  const [base = '', quote = ''] = symbol.split('_');
  return { base, quote, pricePlaces: null, quotePlaces: PLACES_ANY };
}

/**
 * Sends an order, or orders that hang together, exactly once. The id that names it is made with the first press and stays until the answer is known: after a
 * lost connection or a reload the exchange is asked whether it has the order, and nothing is sent again by itself.
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

  /** Asks until it is known; what nobody answers stays open, and the button stays busy. */
  const check = async (sending: Sending) => {
    setState('checking');
    const known = await askUntilKnown(sending, () => isGone.current);
    if (known.kind === 'placed') return takePlaced(sending, known.orders);
    if (known.kind === 'absent') {
      // The id stays with what was asked for: should the first message still be somewhere, a second press is the same order.
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
