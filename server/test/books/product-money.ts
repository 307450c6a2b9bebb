import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Member, TestExchange } from '../test-exchange.ts';

/**
 * What the suite that tampers with every number must know of a product's tables. Each product says it in
 * `server/test/<product>/money.rig.ts`, and the suite finds it there.
 */
export interface ProductMoney {
  /** Columns of numbers that nobody compares, each with its reason. */
  readonly noMoney: Readonly<Record<string, string>>;
  /** Fills every table of the product that says how much of something there is, for two people. */
  fill(exchange: TestExchange, people: readonly [Member, Member]): Promise<void>;
}

const FOLDER = join(import.meta.dirname, '..');
const rooms = readdirSync(FOLDER)
  .filter((room) => existsSync(join(FOLDER, room, 'money.rig.ts')))
  .sort();

export const productMoney: readonly ProductMoney[] = await Promise.all(
  rooms.map(async (room) => ((await import(`../${room}/money.rig.ts`)) as { readonly money: ProductMoney }).money),
);
