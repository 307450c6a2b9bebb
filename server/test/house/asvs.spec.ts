import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../../..');
const TEXT = readFileSync(join(ROOT, 'docs/asvs.md'), 'utf8');
const STATES = ['holds', 'in part', 'not', 'does not apply'];
/** Requirements of levels 1 and 2 in the chapters of ASVS 5.0. */
const REQUIREMENTS = [27, 11, 19, 10, 9, 35, 18, 7, 7, 29, 14, 9, 13, 9, 13, 16, 7];

const rows = TEXT.split('\n')
  .map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  )
  .flatMap(([id = '', asks = '', state = '', where = '']) => (/^\d/.test(id) ? [{ id, asks, state, where }] : []));

/** What stands in ticks and looks like a file of ours, and not like an address or the beginning of a name. */
const pathsIn = (text: string) =>
  [...text.matchAll(/`([^`\s]+)`/g)].map(([, path]) => path!).filter((path) => /^[\w.-]+(\/|\.(md|json)$)/.test(path));
const wordsIn = (text: string) => text.replace(/`[^`]*`/g, '').match(/[A-Za-z]{2,}/g) ?? [];

it('has one row for each requirement, in their order', () => {
  expect(REQUIREMENTS.map((_, at) => rows.filter(({ id }) => id.startsWith(`${at + 1}.`)).length)).toEqual(
    REQUIREMENTS,
  );
  const ids = rows.map(({ id }) => id);
  expect(ids).toEqual([...new Set(ids)].toSorted((one, other) => one.localeCompare(other, 'en', { numeric: true })));
});

it('says of each what it asks for, one of four states, and where it stands or why not', () => {
  const faults = rows.flatMap(({ id, asks, state, where }) => [
    ...(wordsIn(asks).length > 0 ? [] : [`${id}: asks for nothing`]),
    ...(STATES.includes(state) ? [] : [`${id}: "${state}" is no state`]),
    ...(state === 'holds' && pathsIn(where).length === 0 ? [`${id}: holds, and no file says so`] : []),
    ...(state !== 'holds' && wordsIn(where).length < 2 ? [`${id}: "${state}" without a reason`] : []),
  ]);
  expect(faults).toEqual([]);
});

it('names no file that is not there', () => {
  expect(pathsIn(TEXT).length).toBeGreaterThan(100);
  expect(pathsIn(TEXT).filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
});

it('counts its rows', () => {
  const counts = STATES.map((wanted) => rows.filter(({ state }) => state === wanted).length);
  const told = /^(\d+) hold, (\d+) in part, (\d+) not, (\d+) do not apply\.$/m.exec(TEXT)?.slice(1).map(Number);
  expect(told).toEqual(counts);
});

it('the list of keys names every purpose that a key is derived for, and no other', () => {
  const sources = readdirSync(join(ROOT, 'server/src'), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.ts$/.test(name) && !/\.(spec|rig|fixture)\.ts$/.test(name))
    .map((name) => readFileSync(join(ROOT, 'server/src', name), 'utf8'));
  const used = new Set(
    sources.flatMap((text) => [...text.matchAll(/\.key\('([^']+)'/g)].map(([, purpose]) => purpose!)),
  );
  const [, table = ''] = readFileSync(join(ROOT, 'docs/protection.md'), 'utf8').split('| purpose |');
  const listed = [...table.split('\n\n')[0]!.matchAll(/`([\w-]+\.[\w-]+)`/g)].map(([, purpose]) => purpose!);
  expect(listed.toSorted()).toEqual([...used].toSorted());
});
