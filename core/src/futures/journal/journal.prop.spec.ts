import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lengthOf, WordBuffer } from '../../journal/words.ts';
import { decodeCommand, encodeCommand } from './command-codec.ts';
import { readEvents } from './event-reader.ts';
import { EventWriter } from './event-writer.ts';
import { anyCommand, anyEvent, written } from './journal.rig.ts';
import { CONTRACTS_MAX } from './terms.ts';

const ORDER = {
  kind: 'place',
  account: 1,
  contract: 1,
  side: 'buy',
  position: 'LONG',
  type: 'limit',
  timeInForce: 'gtc',
  postOnly: false,
  reduceOnly: false,
  selfTrade: 'expireMaker',
  ticks: 1,
  lots: 1,
  clientId: '',
} as const;

describe('commands of futures as words', () => {
  it('come back as they were', () => {
    fc.assert(
      fc.property(fc.array(anyCommand, { minLength: 1, maxLength: 20 }), (commands) => {
        const buffer = new WordBuffer(16);
        for (const command of commands) encodeCommand(command, buffer);
        const words = buffer.view();
        const found = [];
        for (let at = 0; at < words.length; at += lengthOf(words[at]!)) found.push(decodeCommand(words, at));
        expect(found).toEqual(commands);
      }),
      { numRuns: 500 },
    );
  });

  it('are refused where they would not fit, or are of no known kind', () => {
    const levels = Array.from({ length: 3_000 }, () => ({ makerPpm: 1, takerPpm: 2 }));
    expect(() => encodeCommand({ kind: 'fees', version: 1, levels }, new WordBuffer())).toThrow(RangeError);
    expect(() => encodeCommand({ ...ORDER, contract: CONTRACTS_MAX + 1 }, new WordBuffer())).toThrow(RangeError);
    expect(() => decodeCommand(Uint32Array.of(0xff | (1 << 8)), 0)).toThrow('unknown kind 255');
  });
});

describe('events of futures as words', () => {
  it('come back as they were', () => {
    fc.assert(
      fc.property(fc.array(fc.array(anyEvent, { minLength: 1, maxLength: 6 }), { maxLength: 6 }), (outcomes) => {
        const writer = new EventWriter(16);
        for (const outcome of outcomes) {
          writer.beginCommand();
          for (const event of outcome) written(event, writer);
        }
        expect(readEvents(writer.view())).toEqual(outcomes);
      }),
      { numRuns: 500 },
    );
  });

  it('are refused where they are of no known kind', () => {
    const writer = new EventWriter(16);
    writer.beginCommand();
    writer.write(4, 0);
    writer.words[0] = (writer.words[0]! & ~0xff) | 0xfe;
    expect(() => readEvents(writer.view())).toThrow('unknown kind 254');
  });
});
