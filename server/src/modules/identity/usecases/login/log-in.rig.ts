import { afterAll, beforeAll } from 'vitest';
import { solve } from '../../../../platform/puzzles/solve.fixture.ts';
import { caller, IdentityFixture } from '../../identity.fixture.ts';
import { logIn } from './log-in.ts';

export let f: IdentityFixture;
let addresses = 0;

/** A house with its people, for all tests of a file. */
export function openHouse(): void {
  beforeAll(async () => {
    f = await IdentityFixture.open();
  });
  afterAll(() => f.close());
}

/** A browser in a network of its own, so that tests do not lock each other out. */
export const elsewhere = (known = {}) => caller({ ip: `198.51.${++addresses % 250}.${addresses % 7}`, ...known });
export const wrong = (account: string, who = elsewhere(), over = {}) =>
  logIn(f.deps, { account, password: 'not-the-password-1', caller: who, ...over });
export const solved = async () => solve(await f.deps.puzzles.make(f.clock.nowMs()));
/** Fails until the unknown devices of one network are locked. */
export const lockOut = async (account: string) => {
  const who = elsewhere();
  for (let failures = 0; failures < 10; failures++) await wrong(account, who, failures >= 5 ? await solved() : {});
  return who;
};
