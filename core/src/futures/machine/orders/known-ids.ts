import type { Remembered } from '../../../journal/remembered.ts';
import { putText, TEXT_LENGTH_MAX, textWords } from '../../../journal/words.ts';

/** The ids of callers, by their texts. A text that is empty is never there. */
export class KnownIds {
  private readonly words = new Uint32Array(textWords('x'.repeat(TEXT_LENGTH_MAX)));

  constructor(private readonly remembered: Remembered) {}

  /** The place of an id, or -1. */
  find(account: number, kind: number, text: string): number {
    if (text === '') return -1;
    putText(this.words, 0, text);
    return this.remembered.find(account, kind, this.words, 0, textWords(text));
  }

  idAt(place: number): number {
    return this.remembered.idAt(place);
  }

  contentAt(place: number): number {
    return this.remembered.contentAt(place);
  }

  /** Remembers an id that is not empty; what it named before is forgotten. */
  put(account: number, kind: number, text: string, content: number, id: number): void {
    this.find(account, kind, text);
    this.remembered.put(account, kind, this.words, 0, textWords(text), content, id);
  }
}
