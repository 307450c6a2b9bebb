import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { endpoints } from '@bourse/contract/contract.ts';
import { expect, it } from 'vitest';

const CONSOLE = join(import.meta.dirname, '../console/src');

const said = readdirSync(CONSOLE, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name) && !/\.(spec|rig)\./.test(name))
  .map((name) => readFileSync(join(CONSOLE, name), 'utf8'))
  .join('\n');

it('whatever the exchange does for staff can be reached in the console', () => {
  const ids = endpoints().flatMap(({ id }) => (id.startsWith('staff') ? [id] : []));
  expect(ids.length).toBeGreaterThan(50);
  expect(ids.filter((id) => !said.includes(`'${id}'`))).toEqual([]);
});
