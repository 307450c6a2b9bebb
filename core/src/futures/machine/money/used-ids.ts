import { EVENT } from '../../journal/event-words.ts';
import { KnownIds } from '../orders/known-ids.ts';
import type { FuturesState } from '../state.ts';

/** Kinds of ids in `remembered`, besides those of orders. */
export const TRANSFER_IDS = 1;
export const COUPON_IDS = 3;

/** What something was asked for under, and a digest of what was asked for. */
interface Asked {
  readonly account: number;
  readonly kind: number;
  readonly text: string;
  readonly content: number;
}

/** Sees to it that what has an id is done once. */
export class UsedIds {
  private readonly ids: KnownIds;

  constructor(private readonly state: FuturesState) {
    this.ids = new KnownIds(state.remembered);
  }

  /** Answers where the id was used before. @returns null where it was not */
  answered({ account, kind, text, content }: Asked): boolean | null {
    const { events } = this.state;
    const place = this.ids.find(account, kind, text);
    if (place < 0) return null;
    const id = this.ids.idAt(place);
    if (this.ids.contentAt(place) === content) return events.write(EVENT.REPEATED, id);
    return events.refuse('IDEMPOTENCY_MISMATCH', { orderId: id });
  }

  /** Remembers the id, and answers that it is done under a number. */
  done({ account, kind, text, content }: Asked, id: number): true {
    this.ids.put(account, kind, text, content, id);
    return this.state.events.write(EVENT.DONE, id);
  }
}
