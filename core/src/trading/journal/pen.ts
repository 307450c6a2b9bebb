import { headOf, putText, putWide, textWords, type WordBuffer } from '../../journal/words.ts';
import { highOf, lowOf } from '../amount.ts';

/** Writes words into a buffer, one after the other. */
export class Pen {
  private at: number;
  private readonly words: Uint32Array;

  constructor(buffer: WordBuffer, kind: number, length: number, detail = 0) {
    this.at = buffer.claim(length);
    this.words = buffer.words;
    this.putWord(headOf(kind, length, detail));
  }

  putWord(value: number): this {
    this.words[this.at] = value;
    this.at += 1;
    return this;
  }

  putWide(value: number): this {
    putWide(this.words, this.at, value);
    this.at += 2;
    return this;
  }

  putAmount(minor: bigint): this {
    return this.putWide(highOf(minor)).putWide(lowOf(minor));
  }

  putText(value: string): this {
    putText(this.words, this.at, value);
    this.at += textWords(value);
    return this;
  }
}
