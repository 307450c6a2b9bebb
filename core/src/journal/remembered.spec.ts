import { describe, expect, it } from 'vitest';
import { digest, ORDER_IDS, Remembered } from './remembered.ts';
import { putText, textWords } from './words.ts';

/** Somebody's id, and one of somebody else that was made so that its digest is the same. */
const [ANN, BOB] = [101, 102];
const EVERYBODY = 103;
const HERS = 'order-1001aa';
const HIS = '1njmvNsaHy31';

const wordsOf = (text: string): Uint32Array => {
  const words = new Uint32Array(textWords(text));
  putText(words, 0, text);
  return words;
};

describe('remembered ids', () => {
  const find = (ids: Remembered, account: number, text: string): number => {
    const words = wordsOf(text);
    const place = ids.find(account, ORDER_IDS, words, 0, words.length);
    return place < 0 ? 0 : ids.idAt(place);
  };
  const put = (ids: Remembered, account: number, text: string, id: number): void => {
    const words = wordsOf(text);
    ids.find(account, ORDER_IDS, words, 0, words.length);
    ids.put(account, ORDER_IDS, words, 0, words.length, 0, id);
  };

  it('are told apart where their digests are the same', () => {
    const [hers, his] = [wordsOf(HERS), wordsOf(HIS)];
    expect(digest(his, 0, his.length, BOB * 4)).toBe(digest(hers, 0, hers.length, ANN * 4));
    const ids = new Remembered(8);
    put(ids, BOB, HIS, 1);
    expect(find(ids, ANN, HERS)).toBe(0);
    put(ids, ANN, HERS, 2);
    expect([find(ids, BOB, HIS), find(ids, ANN, HERS), find(ids, BOB, HERS)]).toEqual([1, 2, 0]);
  });

  it('are found at the latest place that they were put at', () => {
    const ids = new Remembered(8);
    put(ids, ANN, HERS, 1);
    put(ids, BOB, HIS, 2);
    put(ids, ANN, HERS, 3);
    expect([find(ids, ANN, HERS), find(ids, BOB, HIS)]).toEqual([3, 2]);
    expect([...ids.all()].map(({ id }) => id)).toEqual([1, 2, 3]);
  });

  it('are forgotten one by one, the oldest first', () => {
    const ids = new Remembered(2);
    put(ids, ANN, HERS, 1);
    put(ids, BOB, HIS, 2);
    put(ids, EVERYBODY, 'a', 3);
    expect([find(ids, ANN, HERS), find(ids, BOB, HIS)]).toEqual([0, 2]);
    put(ids, ANN, HERS, 4);
    expect([find(ids, ANN, HERS), find(ids, BOB, HIS)]).toEqual([4, 0]);
    put(ids, ANN, HERS, 5);
    put(ids, EVERYBODY, 'b', 6);
    expect([find(ids, ANN, HERS), find(ids, EVERYBODY, 'a')]).toEqual([5, 0]);
    put(ids, EVERYBODY, 'c', 7);
    expect(find(ids, ANN, HERS)).toBe(0);
  });

  it('cost nobody more where somebody uses one id all the time', () => {
    const capacity = 100_000;
    const ids = new Remembered(capacity);
    for (let id = 1; id <= 3 * capacity; id += 1) put(ids, ANN, HERS, id);
    expect(find(ids, ANN, HERS)).toBe(3 * capacity);
  });
});
