/**
 * Commands and events are sequences of 32-bit words, little-endian in the journal. A whole number up to 2^53 takes two words,
 * the low one first. A record's first word holds its kind (8 bits), its length in words (12) and details that depend on the
 * kind (12).
 */
const WORD_RANGE = 2 ** 32;

/** Detail bit of an event that answers a command; events without it belong to the command answered last. */
export const ANSWERS = 1 << 11;

export const headOf = (kind: number, length: number, detail = 0): number => kind | (length << 8) | (detail << 20);
export const kindOf = (head: number): number => head & 0xff;
export const lengthOf = (head: number): number => (head >>> 8) & 0xfff;
export const detailOf = (head: number): number => head >>> 20;

export const wideAt = (words: Uint32Array, at: number): number => words[at]! + words[at + 1]! * WORD_RANGE;

/** Writes a whole number, 0 to 2^53 - 1. */
export function putWide(words: Uint32Array, at: number, value: number): void {
  words[at] = value;
  words[at + 1] = value < WORD_RANGE ? 0 : Math.floor(value / WORD_RANGE);
}

/** A growing buffer of words. Only the words before `length` are valid. */
export class WordBuffer {
  words: Uint32Array;
  length = 0;

  constructor(capacity = 1 << 16) {
    this.words = new Uint32Array(capacity);
  }

  /** Makes room for `count` more words and returns where they begin. */
  claim(count: number): number {
    const at = this.length;
    const length = at + count;
    if (length > this.words.length) {
      const words = new Uint32Array(Math.max(length, this.words.length * 2));
      words.set(this.words);
      this.words = words;
    }
    this.length = length;
    return at;
  }

  /** The words written so far, as a view that the next write may overwrite. */
  view(): Uint32Array {
    return this.words.subarray(0, this.length);
  }
}

export const TEXT_LENGTH_MAX = 36;

export const textWords = (text: string): number => (text.length + 3) >>> 2;

/** Writes four characters a word; the last word is filled up with zeros. */
export function putText(words: Uint32Array, at: number, text: string): void {
  const count = textWords(text);
  for (let word = 0; word < count; word += 1) {
    let value = 0;
    for (let byte = 0; byte < 4 && word * 4 + byte < text.length; byte += 1) {
      value |= text.charCodeAt(word * 4 + byte) << (byte * 8);
    }
    words[at + word] = value;
  }
}

export function textAt(words: Uint32Array, at: number, end: number): string {
  let text = '';
  for (let place = at; place < end; place += 1) {
    const word = words[place]!;
    // All four bytes are characters (none is zero), which is true for every word except perhaps the last.
    if (((word - 0x01010101) & ~word & 0x80808080) === 0) {
      text += String.fromCharCode(word & 0xff, (word >>> 8) & 0xff, (word >>> 16) & 0xff, word >>> 24);
      continue;
    }
    for (let shift = 0; shift < 32; shift += 8) {
      const code = (word >>> shift) & 0xff;
      if (code !== 0) text += String.fromCharCode(code);
    }
  }
  return text;
}
