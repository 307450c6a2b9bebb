import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { systemAccount, userAccount } from '@bourse/core/ledger/account.ts';
import type { PostCommand } from '@bourse/core/ledger/command.ts';
import { Ledger } from '../../server/src/ledger/ledger.ts';
import { Db } from '../../server/src/platform/db/db.ts';
import { EmbeddedPostgres } from '../../server/src/platform/db/postgres/embedded-postgres.ts';
import { assertBaseSettings } from '../../server/src/platform/db/schema/base-settings.ts';
import { migrate } from '../../server/src/platform/db/schema/migrate.ts';

/** A separate cluster with the settings for real data, and the books in it. */
export interface Books {
  readonly dataDir: string;
  readonly postgres: EmbeddedPostgres;
  readonly db: Db;
  readonly ledger: Ledger;
  close(): Promise<void>;
}

export const DATABASE = 'postgres';
export const ASSET = 'USDT';

/** Starts PostgreSQL in a new temporary folder, migrates it, and refuses settings that could lose money. */
export async function throwAwayBooks(): Promise<Books> {
  const dataDir = throwAwayFolder('bench');
  const postgres = new EmbeddedPostgres({ dataDir });
  await postgres.start();
  await migrateBooks(postgres);
  const db = new Db({ ...postgres.connection(), database: DATABASE, role: 'bourse_app', poolMax: 40 });
  await assertBaseSettings(db);
  return {
    dataDir,
    postgres,
    db,
    ledger: new Ledger(db),
    async close() {
      await db.end();
      await postgres.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** A new temporary folder that PostgreSQL's own user can enter. */
export function throwAwayFolder(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), `bourse-${name}-`));
  chmodSync(folder, 0o755);
  return folder;
}

export async function migrateBooks(postgres: EmbeddedPostgres): Promise<void> {
  const owner = new Db({ ...postgres.connection(), database: DATABASE, poolMax: 2 });
  try {
    await migrate(owner);
  } finally {
    await owner.end();
  }
}

/** The n-th person of a benchmark. */
export const uidOf = (n: number): string => `${200_000_000 + n}`;

/** Gives each person the same amount from custody. */
export async function fund(ledger: Ledger, people: number, amountMinor: bigint): Promise<void> {
  const answers = await Promise.all(
    Array.from({ length: people }, (_, n) =>
      ledger.lane.submit({
        op: 'post',
        key: `fund:${n}`,
        kind: 'deposit',
        ref: 'bench',
        atMs: Date.now(),
        legs: [
          { account: systemAccount('custody', ASSET, 'eth'), amountMinor: -amountMinor },
          { account: userAccount(uidOf(n), 'funding', ASSET), amountMinor },
        ],
      }),
    ),
  );
  const refused = answers.find((answer) => !answer.ok);
  if (refused) throw new Error(`funding was refused: ${JSON.stringify(refused)}`);
}

/** A transfer of one unit between two people drawn by `random`. */
export function someTransfer(key: string, people: number, random: () => number): PostCommand {
  const from = Math.floor(random() * people);
  const to = (from + 1 + Math.floor(random() * (people - 1))) % people;
  return {
    op: 'post',
    key,
    kind: 'transfer',
    ref: key,
    atMs: Date.now(),
    legs: [
      { account: userAccount(uidOf(from), 'funding', ASSET), amountMinor: -1n },
      { account: userAccount(uidOf(to), 'funding', ASSET), amountMinor: 1n },
    ],
  };
}
