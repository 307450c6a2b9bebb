import { quicknetDueMs } from '@bourse/core/launch/draw/quicknet.ts';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type Relay, SAID, startRelay } from '../../../test/launch/relay.fixture.ts';
import { relayFindings } from './relay-findings.ts';

const GONE = 'http://127.0.0.1:1';
/** One second after the round was due. */
const NOW_MS = quicknetDueMs(SAID.round) + 1_000;
let relay: Relay;
beforeEach(async () => {
  relay = await startRelay();
});
afterEach(() => relay.close());

const verdicts = async (urls: readonly string[], nowMs = NOW_MS) =>
  (await relayFindings(urls, nowMs)).map(({ isGood }) => isGood);

it('a relay that answers with the newest round is well', async () => {
  expect(await relayFindings([relay.url], NOW_MS)).toEqual([
    { topic: 'beacon', says: `${relay.url}, round ${SAID.round}`, isGood: true },
  ]);
});

it('one that is away is told, and no fault as long as another one answers', async () => {
  expect(await verdicts([GONE, relay.url])).toEqual([null, true]);
});

it.each([
  ['is away', GONE, NOW_MS, SAID],
  ['forges what it says', null, NOW_MS, { ...SAID, round: 1_001 }],
  ['is behind', null, NOW_MS + 60_000, SAID],
])('where the only one %s, that is a fault, and what follows from it is said', async (_, url, nowMs, says) => {
  relay.says = says;
  const found = await relayFindings([url ?? relay.url], nowMs);
  expect(found.map(({ isGood }) => isGood)).toEqual([false, false]);
  expect(found.at(-1)!.says).toContain('the seed alone orders openings');
});

it('an address is shown without its password', async () => {
  const [found] = await relayFindings(['http://me:secret@127.0.0.1:1/?key=secret'], NOW_MS);
  expect(found!.says).not.toContain('secret');
});

it('a demo that goes by its own chain asks nobody', async () => {
  expect(await verdicts([])).toEqual([null]);
});
