import type { Order } from '../rules/market.ts';
import { isListInput, type SendInput } from '../rules/sending/order-input.ts';
import { pauseBefore, type Sending, verdictOn } from '../rules/sending/sending.ts';
import { commands } from './commands.ts';

const wait = (delayMs: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, delayMs));

/** `orders` has all orders of a list, the first one first. */
export type Known =
  | { readonly kind: 'placed'; readonly orders: readonly Order[] }
  | { readonly kind: 'absent' | 'open' };

/**
 * Asks repeatedly whether an order or list exists whose request got no answer. Ends with `open` where that stays unknown: the
 * person was logged out, or has left the page.
 */
export async function askUntilKnown(
  sending: Pick<Sending, 'clientRequestId' | 'sentAtMs'> & { readonly input?: SendInput },
  isGone: () => boolean,
): Promise<Known> {
  const ask = sending.input && isListInput(sending.input) ? commands.findList : commands.find;
  for (let attempt = 0; !isGone(); attempt++) {
    await wait(pauseBefore(attempt));
    const askedAtMs = Date.now();
    const answer = await ask(sending.clientRequestId);
    if (answer.ok) return { kind: 'placed', orders: 'orders' in answer.value ? answer.value.orders : [answer.value] };
    if (answer.failure.kind === 'login') break;
    const isUnknown = answer.failure.i18nMsgCode !== 'ORDER_NOT_FOUND';
    if (verdictOn(sending, isUnknown ? null : false, askedAtMs) === 'absent') return { kind: 'absent' };
  }
  return { kind: 'open' };
}
