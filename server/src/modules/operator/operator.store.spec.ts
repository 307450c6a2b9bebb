import { FEATURE_SWITCHES } from '@bourse/contract/feature-switches.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../platform/db/test-database.ts';
import { Settings } from '../../platform/settings/settings.ts';
import { operatorHttp } from './operator.http.ts';

let t: TestDatabase;
beforeAll(async () => {
  t = await testDatabase();
});
afterAll(() => t.close());

test('answers the switches as they are set, and their defaults', async () => {
  const settings = new Settings(t.db);
  const http = operatorHttp({ settings, isDemo: true, configuredChannels: [] });
  await t.db.tx((tx) => settings.set(tx, { name: 'C2C_CLOSE', value: 'true', by: 'operator', nowMs: 1 }));
  expect(await http.status({}, {} as never)).toEqual({
    ok: true,
    value: {
      switches: { ...Object.fromEntries(FEATURE_SWITCHES.map((name) => [name, 'false'])), C2C_CLOSE: 'true' },
      shutdown: false,
      demo: true,
    },
  });
});
