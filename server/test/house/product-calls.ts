import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { StaffRole } from '@bourse/contract/endpoint.ts';
import type { Member, TestExchange } from '../test-exchange.ts';

/** Who may call an endpoint: anybody, whoever is logged in, or these roles of staff. */
export type Allowed = 'anyone' | 'user' | readonly StaffRole[];

/** What a maker of ids works with. */
export interface OwnerWorld {
  readonly exchange: TestExchange;
  /** Whose the id is to be. */
  readonly owner: Member;
  /** Writes a row with an id of its own. @returns the id */
  insert(table: string, row: Readonly<Record<string, unknown>>): Promise<string>;
}

/** A field that takes the id of something that belongs to somebody. */
export interface OwnedId {
  /** Makes one for the owner. Fields with one and the same maker are tried with one and the same id. */
  make(world: OwnerWorld): Promise<string>;
  /** True where the answer to the owner is the same: a list by a filter, a code for whatever it is. */
  readonly isSameToOwner?: true;
}

/**
 * What the suites of the house, which call every endpoint of the contract, must know of a product's endpoints. Each product
 * says it in `server/test/<product>/calls.rig.ts`, and the suites find it there.
 */
export interface ProductCalls {
  /** Every endpoint of the product, staff's as well, and who may call it: written by hand, not read from the contract. */
  readonly allowed: Readonly<Record<string, Allowed>>;
  /** Input of an endpoint that the hostile values stand beside, where the values of all endpoints are not understood. */
  readonly good?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** By endpoint and field: `<group>.<endpoint>.<field>`. */
  readonly ownedIds?: Readonly<Record<string, OwnedId>>;
  /** What else a call with such an id needs to be understood, by endpoint. */
  readonly beside?: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

const FOLDER = join(import.meta.dirname, '..');
const rooms = readdirSync(FOLDER)
  .filter((room) => existsSync(join(FOLDER, room, 'calls.rig.ts')))
  .sort();

/** What all products say of their endpoints. */
const productCalls: readonly ProductCalls[] = await Promise.all(
  rooms.map(async (room) => ((await import(`../${room}/calls.rig.ts`)) as { readonly calls: ProductCalls }).calls),
);

/** One of what products say, put together. @throws where two of them say the same name */
export function mergedCalls<Name extends 'allowed' | 'good' | 'ownedIds' | 'beside'>(
  name: Name,
): NonNullable<ProductCalls[Name]> {
  const entries = productCalls.flatMap((calls) => Object.entries(calls[name] ?? {}));
  const keys = entries.map(([key]) => key);
  const twice = keys.find((key, at) => keys.indexOf(key) !== at);
  if (twice !== undefined) throw new Error(`two products say "${twice}"`);
  return Object.fromEntries(entries) as NonNullable<ProductCalls[Name]>;
}
