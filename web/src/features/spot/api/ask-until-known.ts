import type { Order } from '../rules/market.ts';
import { pauseBefore, type Sending, verdictOn } from '../rules/sending.ts';
import { commands } from './commands.ts';

const wait = (delayMs: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, delayMs));

export type Known = { readonly kind: 'placed'; readonly order: Order } | { readonly kind: 'absent' | 'open' };

/**
 * Asks whether an order that nobody answered for is there, until it is known. `open` is what stays unknown: the person was
 * logged out, or the page is gone.
 */
export async function askUntilKnown(
  sending: Pick<Sending, 'clientRequestId' | 'sentAtMs'>,
  isGone: () => boolean,
): Promise<Known> {
  for (let attempt = 0; !isGone(); attempt++) {
    await wait(pauseBefore(attempt));
    const askedAtMs = Date.now();
    const answer = await commands.find(sending.clientRequestId);
    if (answer.ok) return { kind: 'placed', order: answer.value };
    if (answer.failure.kind === 'login') break;
    const isUnknown = answer.failure.i18nMsgCode !== 'ORDER_NOT_FOUND';
    if (verdictOn(sending, isUnknown ? null : false, askedAtMs) === 'absent') return { kind: 'absent' };
  }
  return { kind: 'open' };
}
