import { describe, expect, it } from 'vitest';
import { chaos } from './chaos.ts';
import { FILE_SYSTEMS, powerLossObstacle, powerLossRound } from './power-loss.ts';
import { RECOVERY_VICTIMS, recoveries } from './recovery.ts';
import { VICTIMS } from './round.ts';
import { TRADING_LOAD } from './trading-load.ts';

const TIMEOUT_MS = 180_000;

describe('every way to kill, and loss of power, under load (I-10, F-01, F-03 to F-05)', () => {
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

  // A check that has never failed is not known to work. Not every machine lets a test make the disk whose power it cuts.
  it.skipIf(powerLossObstacle('ext4') !== null)(
    'are noticed when PostgreSQL does not wait for the disk',
    async () => {
      const settings = { synchronous_commit: 'off', wal_writer_delay: '10s' };
      const verdict = await powerLossRound({ fileSystem: 'ext4', extraMs: 0, seed: 1, settings });
      expect(verdict.lost.length).toBeGreaterThan(0);
    },
    TIMEOUT_MS,
  );
});

it(
  'each part of the exchange, and server and PostgreSQL at once, are back after kill -9',
  async () => {
    const all = await recoveries(RECOVERY_VICTIMS.length, Math.random, () => {});
    expect(all.map(({ victims }) => victims)).toEqual(RECOVERY_VICTIMS);
  },
  TIMEOUT_MS,
);
