import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Queryable } from '../db.ts';
import { type TestDatabase, testDatabase } from '../test-database.ts';
import { assertBaseSettings, DURABLE_SETTINGS } from './base-settings.ts';

let t: TestDatabase;
beforeAll(async () => {
  t = await testDatabase();
});
afterAll(() => t.close());

/** Answers like the real server, apart from one setting. */
const withSetting = (name: string, setting: string): Queryable => ({
  async query<Row extends object>(text: string, values?: readonly unknown[]): Promise<Row[]> {
    const rows = await t.db.query<{ name: string; setting: string }>(text, values);
    const durable = Object.entries(DURABLE_SETTINGS).map(([key, value]) => ({ name: key, setting: value as string }));
    const answers = new Map([...rows, ...durable, { name, setting }].map((row) => [row.name, row]));
    return [...answers.values()] as Row[];
  },
});

describe('the settings that commits rest on', () => {
  it('a database without them is refused, and each wrong one is named', async () => {
    // The shared test cluster runs without fsync on purpose, which is just what must be refused.
    await expect(assertBaseSettings(t.db)).rejects.toThrow(
      /fsync is off and must be on; synchronous_commit is off and must be on; full_page_writes is off and must be on/,
    );
  });

  it.each([
    ['fsync', 'off'],
    ['synchronous_commit', 'local'],
    ['synchronous_commit', 'off'],
    ['full_page_writes', 'off'],
    ['data_checksums', 'off'],
    ['data_sync_retry', 'on'],
    ['server_version_num', '140010'],
    ['server_encoding', 'SQL_ASCII'],
  ])('%s = %s is refused', async (name, setting) => {
    await expect(assertBaseSettings(withSetting(name, setting))).rejects.toThrow();
  });

  it.each([
    ['fsync', 'on'],
    ['synchronous_commit', 'remote_apply'],
  ])('%s = %s is taken', async (name, setting) => {
    await expect(assertBaseSettings(withSetting(name, setting))).resolves.toBeUndefined();
  });
});
