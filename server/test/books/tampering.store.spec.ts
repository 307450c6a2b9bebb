import { afterAll, beforeAll, expect, test } from 'vitest';
import { verifyJournal } from '../../src/engine/verify-journal.ts';
import { type Db, sqlState } from '../../src/platform/db/db.ts';
import type { TestExchange } from '../test-exchange.ts';
import { moneyWorld } from './money-world.rig.ts';
import { IS_NO_AMOUNT, IS_NO_MONEY_INSIDE, MONEY_INSIDE, NO_MONEY, ROWS } from './no-money.ts';
import { productMoney } from './product-money.ts';

/**
 * Somebody with every right on the database changes each column of a number, and each amount that stands inside a document: of one row
 * and of all rows, up and down, and from one row to another, so that the total stays. A comparison of everything, and of the journal,
 * must find each.
 */
let exchange: TestExchange;
let owner: Db;
beforeAll(async () => {
  exchange = await moneyWorld();
  owner = exchange.database.ownerDb;
}, 120_000);
afterAll(() => exchange?.close());

const TYPES = `('numeric', 'bigint', 'integer', 'smallint', 'real', 'double precision', 'money')`;
const DOCUMENTS = `('json', 'jsonb')`;
const columns = async (types = TYPES): Promise<string[]> => {
  const rows = await owner.query<{ name: string }>(
    `select c.table_schema || '.' || c.table_name || '.' || c.column_name as name
       from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
      where t.table_type = 'BASE TABLE' and c.table_schema not in ('pg_catalog', 'information_schema')
        and c.data_type in ${types} order by 1`,
  );
  return rows.map(({ name }) => name);
};

interface Place {
  readonly table: string;
  readonly where: string;
  /** The assignment that adds to it. */
  readonly plus: (more: string) => string;
}

/** @param path  where the amount stands, in a document that the column holds */
function placeOf(name: string, path?: string): Place {
  const [schema, table, column] = name.split('.') as [string, string, string];
  const amount = path === undefined ? column : `(${column} #>> '${path}')::numeric`;
  const where = `${amount} is not null and (${ROWS[name] ?? ROWS[`${schema}.${table}`] ?? 'true'})`;
  const plus = (more: string) => {
    const sum = `${amount} + (${more})`;
    return `${column} = ${path === undefined ? sum : `jsonb_set(${column}, '${path}', to_jsonb((${sum})::text))`}`;
  };
  return { table: `${schema}."${table}"`, where, plus };
}

type Change = readonly [name: string, set: (place: Place) => string];
const one = ({ table, where }: Place, offset: number) =>
  `(select ctid from ${table} where ${where} order by ctid offset ${offset} limit 1)`;
const CHANGES: readonly Change[] = [
  ['one up', (at) => `update ${at.table} set ${at.plus('1')} where ctid = ${one(at, 0)}`],
  ['one down', (at) => `update ${at.table} set ${at.plus('-1')} where ctid = ${one(at, 0)}`],
  ['all up', (at) => `update ${at.table} set ${at.plus('1')} where ${at.where}`],
  ['all down', (at) => `update ${at.table} set ${at.plus('-1')} where ${at.where}`],
  [
    'from one to another',
    (at) =>
      `update ${at.table} set ${at.plus(`case when ctid = ${one(at, 0)} then -1 else 1 end`)}
       where ctid in (${one(at, 0)}, ${one(at, 1)})`,
  ],
];

type Outcome = 'found' | 'not found' | 'refused' | 'no row';

/** Changes, looks, and puts everything back. */
async function isFound(place: Place, [, sqlOf]: Change): Promise<Outcome> {
  let outcome: Outcome = 'not found';
  await owner
    .tx(async (tx) => {
      await tx.query('set local session_replication_role = replica');
      // Who may change everything does not stop at a rule that the table checks.
      for (const { name } of await tx.query<{ name: string }>(
        `select conname as name from pg_constraint where contype = 'c' and conrelid = $1::regclass`,
        [place.table],
      ))
        await tx.query(`alter table ${place.table} drop constraint ${name}`);
      const changed = await tx.query(`${sqlOf(place)} returning 1`);
      if (changed.length === 0) outcome = 'no row';
      else {
        const { isBalanced } = await exchange.services.ledger.reconcile(tx, { isWhole: true });
        outcome = isBalanced ? 'not found' : 'found';
      }
      throw new Error('put back');
    })
    .catch((error: Error) => {
      // A key of the table: the row is there already, or another one needs it.
      if (sqlState(error).startsWith('23')) outcome = 'refused';
      else if (error.message !== 'put back') throw error;
    });
  return outcome === 'not found' && place.table.startsWith('trading.') ? journalFinds(place, sqlOf) : outcome;
}

/** The journal is read by connections of its own: what they should find must be committed. */
async function journalFinds(place: Place, sqlOf: Change[1]): Promise<'found' | 'not found'> {
  const { table } = place;
  const replaced = (...statements: string[]) =>
    owner.tx(async (tx) => {
      await tx.query('set local session_replication_role = replica');
      for (const sql of statements) await tx.query(sql);
    });
  await replaced(`create table public.kept as select * from ${table}`, sqlOf(place));
  const { isRight } = await verifyJournal(exchange.services.db);
  await replaced(`delete from ${table}`, `insert into ${table} select * from public.kept`, 'drop table public.kept');
  return isRight ? 'not found' : 'found';
}

/** Said where a change is missed. */
const WHAT_TO_DO =
  '"no row": write two people\'s rows, in `fill` of server/test/<product>/money.rig.ts or in money-world.rig.ts. "not found": compare ' +
  'the column by a BookCheck of its room, or say in `noMoney` of that rig (NO_MONEY of no-money.ts) why it is no money';

test('nothing is wrong before', async () => {
  // What is proven moves on only past transactions that have ended, and suites beside this one have theirs.
  const proven = async () => {
    expect((await exchange.reconcile()).differences).toEqual([]);
    return (await owner.query('select from ledger.proven limit 1')).length;
  };
  await expect.poll(proven, { timeout: 60_000, interval: 200 }).toBe(1);
  expect(await verifyJournal(exchange.services.db)).toMatchObject({ isRight: true, differences: [] });
}, 90_000);

test('every column of a number is tampered with here, or it is said why it is no money', async () => {
  const all = await columns();
  const unchecked: Readonly<Record<string, string>> = Object.assign(
    { ...NO_MONEY },
    ...productMoney.map(({ noMoney }) => noMoney),
  );
  const listed = Object.keys(unchecked);
  expect(listed.filter((name) => !all.includes(name) || IS_NO_AMOUNT.test(name))).toEqual([]);
  const money = all.filter((name) => !IS_NO_AMOUNT.test(name) && !(name in unchecked));
  const wrong: string[] = [];
  for (const name of money) wrong.push(...(await missedAt(name, placeOf(name))));
  expect(wrong, WHAT_TO_DO).toEqual([]);
  expect(money.length).toBeGreaterThan(40);
}, 300_000);

test('so is every amount inside a document, or it is said why the document holds none', async () => {
  const listed = [...Object.keys(MONEY_INSIDE), ...Object.keys(IS_NO_MONEY_INSIDE)];
  expect(listed.toSorted()).toEqual(await columns(DOCUMENTS));
  const wrong: string[] = [];
  for (const [name, path] of Object.entries(MONEY_INSIDE)) wrong.push(...(await missedAt(name, placeOf(name, path))));
  expect(wrong, WHAT_TO_DO).toEqual([]);
}, 60_000);

/** What nobody finds of all changes at a place; nothing, where each is found. */
async function missedAt(name: string, place: Place): Promise<readonly string[]> {
  const outcomes = [];
  for (const change of CHANGES) outcomes.push([change[0], await isFound(place, change)] as const);
  const missed = outcomes.filter(([, outcome]) => outcome === 'not found' || outcome === 'no row');
  if (missed.length === 0 && outcomes.some(([, outcome]) => outcome === 'found')) return [];
  return [`${name}: ${outcomes.map(([change, outcome]) => `${change} ${outcome}`).join(', ')}`];
}
