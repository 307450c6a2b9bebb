import { ok, refuse } from '@bourse/core/result.ts';
import type { Beacon } from '../../src/modules/launch/public.ts';
import type { Clock } from '../../src/platform/clock/clock.ts';
import { sha256Bytes } from '../../src/platform/crypto/digest.ts';

/** A beacon with a round each second of the test's clock; it can be away. */
export interface TestBeacon extends Omit<Beacon, 'kind' | 'source'> {
  kind: Beacon['kind'];
  source: string;
  isAway: boolean;
}

export function testBeacon(clock: Clock): TestBeacon {
  const said = (round: number) => ({
    kind: 'block' as const,
    source: 'test',
    round,
    randomness: sha256Bytes(Buffer.from(`round ${round}`)),
    signature: null,
  });
  const beacon: TestBeacon = {
    kind: 'block',
    source: 'test',
    isAway: false,
    roundFor: (atMs) => Math.ceil(atMs / 1_000),
    findRound: async (round) => {
      if (beacon.isAway) return refuse('BEACON_UNREACHABLE');
      return clock.nowMs() < round * 1_000 ? refuse('NOT_YET') : ok(said(round));
    },
    latest: async () => ok(said(Math.floor(clock.nowMs() / 1_000))),
  };
  return beacon;
}
