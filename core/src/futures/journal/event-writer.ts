import { headOf, putWide, WordBuffer } from '../../journal/words.ts';
import { FUTURES_REFUSALS, type FuturesRefusal } from '../machine/event.ts';
import { DETAILS, type DetailName, EVENT, EVENT_FORMS, type FieldForm } from './event-words.ts';
import { putSigned } from './signed.ts';

/** Head bit of an event that answers a command; events without it belong to the command answered last. */
export const ANSWERS = 1 << 11;

const REFUSALS = new Map(FUTURES_REFUSALS.map((code, at) => [code, at]));
const NAMES = new Map<string, number>(DETAILS.map((name, at) => [name, at]));
const FORMS: readonly (readonly FieldForm[])[] = Array.from(
  { length: EVENT.FUNDED + 1 },
  (_each, kind) => (EVENT_FORMS as Readonly<Record<number, readonly FieldForm[]>>)[kind] ?? [],
);
const LENGTHS = FORMS.map((forms) => 1 + forms.reduce((sum, form) => sum + (form === 'word' ? 1 : 2), 0));

/** Writes events as words. Fields are numbers in the order of `EVENT_FORMS`. */
export class EventWriter extends WordBuffer {
  /** Set before each command: marks the next event as the answer. */
  private answers = 0;

  beginCommand(): void {
    this.answers = ANSWERS;
  }

  write(kind: number, ...fields: readonly number[]): true {
    const at = this.begin(kind, LENGTHS[kind]!);
    this.put(at, FORMS[kind]!, fields);
    return true;
  }

  /** @returns  false, for the caller to return */
  refuse(code: FuturesRefusal, details: Partial<Record<DetailName, number>> = {}): false {
    const entries = Object.entries(details);
    const at = this.begin(EVENT.REFUSED, 2 + entries.length * 3);
    this.words[at + 1] = REFUSALS.get(code)!;
    for (const [which, [name, value]] of entries.entries()) {
      const place = at + 2 + which * 3;
      this.words[place] = NAMES.get(name)!;
      putSigned(this.words, place + 1, value);
    }
    return false;
  }

  private begin(kind: number, length: number): number {
    const at = this.claim(length);
    this.words[at] = headOf(kind, length, this.answers);
    this.answers = 0;
    return at;
  }

  private put(at: number, forms: readonly FieldForm[], fields: readonly number[]): void {
    let place = at + 1;
    for (let which = 0; which < forms.length; which += 1) {
      const value = fields[which]!;
      if (forms[which] === 'word') this.words[place] = value;
      else if (forms[which] === 'wide') putWide(this.words, place, value);
      else putSigned(this.words, place, value);
      place += forms[which] === 'word' ? 1 : 2;
    }
  }
}
