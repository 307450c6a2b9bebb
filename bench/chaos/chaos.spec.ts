import { describe, expect, it } from 'vitest';
import { fund, throwAwayBooks } from '../ledger/throw-away-books.ts';
import { PEOPLE, readLine, START_MINOR, transferOf, writeLine } from './acknowledgement.ts';
import { chaos } from './chaos.ts';
import { wholeLines } from './load.ts';
import { FILE_SYSTEMS, powerLossObstacle, powerLossRound } from './power-loss.ts';
import { VICTIMS } from './round.ts';
import { TRADING_LOAD } from './trading-load.ts';
import { verify } from './verify.ts';

const TIMEOUT_MS = 180_000;

describe('kill -9 and loss of power under load (I-10, F-01, F-03 to F-05)', () => {
  it(
    'lose no acknowledged transfer and double none',
    async () => {
      const canLosePower = FILE_SYSTEMS.every((fileSystem) => powerLossObstacle(fileSystem) === null);
      const seed = Math.floor(Math.random() * 2 ** 31);
      const report = await chaos({ rounds: VICTIMS.length, powerLosses: canLosePower ? 2 : 0, seed });
      expect(report).toMatchObject({ lost: 0, doubled: 0, unbalanced: 0, rounds: VICTIMS.length, seed, examples: [] });
      expect(report.acknowledged).toBeGreaterThan(VICTIMS.length * 1_000);
    },
    TIMEOUT_MS,
  );

  it(
    'lose no acknowledged order, double none and invent none, and the journal replays equal',
    async () => {
      const powerLosses = powerLossObstacle('ext4') === null ? 1 : 0;
      const victims = ['writer', 'postmaster', 'backend'] as const;
      const seed = Math.floor(Math.random() * 2 ** 31);
      const options = { rounds: victims.length, powerLosses, seed, victims, load: TRADING_LOAD };
      const report = await chaos({ ...options, fileSystems: ['ext4'] });
      expect(report).toMatchObject({ lost: 0, doubled: 0, invented: 0, unbalanced: 0, seed, examples: [] });
      expect(report.acknowledged).toBeGreaterThan(victims.length * 1_000);
    },
    TIMEOUT_MS,
  );

  // A check that has never failed is not known to work.
  it(
    'are noticed when they do',
    async () => {
      const books = await throwAwayBooks();
      try {
        await fund(books.ledger, PEOPLE, START_MINOR);
        const kept = { key: 'kept', from: 1, to: 2, amountMinor: 3n };
        const twice = { key: 'twice', from: 2, to: 3, amountMinor: 3n };
        const never = { key: 'never', from: 3, to: 4, amountMinor: 3n };
        for (const one of [kept, twice]) await books.ledger.lane.submit(transferOf(one));
        await books.ledger.lane.submit({ ...transferOf(twice), key: 'another key' });
        const other = { ...kept, amountMinor: 4n };
        const connection = books.postgres.connection();
        expect(await verify(connection, [kept, twice, never])).toMatchObject({ lost: ['never'], doubled: ['twice'] });
        expect(await verify(connection, [other])).toMatchObject({ lost: ['kept'], differences: [], isWhole: true });
      } finally {
        await books.close();
      }
    },
    TIMEOUT_MS,
  );

  it(
    'are noticed in the trading core as well',
    async () => {
      const books = await throwAwayBooks();
      try {
        await TRADING_LOAD.open(books.postgres);
        const verdict = await TRADING_LOAD.verify(books.postgres.connection(), ['1:2:3 17 5 buy 100 4']);
        expect(verdict).toMatchObject({ acknowledged: 1, lost: ['1:2:3'], doubled: [], isWhole: true });
      } finally {
        await books.close();
      }
    },
    TIMEOUT_MS,
  );

  it.skipIf(powerLossObstacle('ext4') !== null)(
    'are noticed when PostgreSQL does not wait for the disk',
    async () => {
      const settings = { synchronous_commit: 'off', wal_writer_delay: '10s' };
      const verdict = await powerLossRound({ fileSystem: 'ext4', extraMs: 0, seed: 1, settings });
      expect(verdict.lost.length).toBeGreaterThan(0);
    },
    TIMEOUT_MS,
  );

  it('a line that was cut by the kill is not an acknowledgement', () => {
    const one = { key: 'k', from: 1, to: 2, amountMinor: 3n };
    expect(wholeLines(`${writeLine(one)}k2 1 2`).map(readLine)).toEqual([one]);
    expect(wholeLines('k2 1')).toEqual([]);
  });
});
