import { putText, textWords } from '../../../journal/words.ts';
import { EVENT } from '../../journal/event-words.ts';
import type { FuturesState } from '../state.ts';

/** Kinds of ids in `remembered`, besides those of orders. */
export const TRANSFER_IDS = 1;
export const COUPON_IDS = 3;

/** Sees to it that what has an id is done once. */
export class UsedIds {
  private words = new Uint32Array(0);
  private account = 0;
  private kind = 0;
  private content = 0;

  constructor(private readonly state: FuturesState) {}

  /**
   * Answers where the id was used before.
   *
   * @param content  a digest of what is asked for
   * @returns        null where it was not
   */
  answered(account: number, kind: number, text: string, content: number): boolean | null {
    const { remembered, events } = this.state;
    this.words = new Uint32Array(textWords(text));
    putText(this.words, 0, text);
    Object.assign(this, { account, kind, content });
    const place = remembered.find(account, kind, this.words, 0, this.words.length);
    if (place < 0) return null;
    const id = remembered.idAt(place);
    if (remembered.contentAt(place) === content) return events.write(EVENT.REPEATED, id);
    return events.refuse('IDEMPOTENCY_MISMATCH', { orderId: id });
  }

  /** Remembers the id that was asked for last, and answers that it is done. */
  done(id: number): true {
    const { remembered, events } = this.state;
    remembered.put(this.account, this.kind, this.words, 0, this.words.length, this.content, id);
    return events.write(EVENT.DONE, id);
  }
}
