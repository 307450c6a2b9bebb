import { type Beacon, createBlockBeacon, createDrandBeacon, type LaunchDeps } from '../../modules/launch/public.ts';
import { quoteOf, type SpotDeps, volumeSince } from '../../modules/spot/public.ts';
import type { SystemClock } from '../../platform/clock/clock.ts';
import type { Config } from '../../platform/config/config.ts';
import type { ChainSide } from './chain-side.ts';
import type { MoneyDeps } from './money-side.ts';

/** Relays that the League of Entropy runs for everybody. None of them is believed: what they say is signed. */
const PUBLIC_RELAYS = ['https://api.drand.sh', 'https://api2.drand.sh', 'https://drand.cloudflare.com'];
/** The chain of a demo whose blocks decide draws. */
const DEMO_NETWORK = 'eth';

export interface LaunchParts {
  readonly money: MoneyDeps;
  readonly spot: SpotDeps;
  readonly beacon: Beacon;
}

/** What launches need beyond a person's money: randomness from outside, and what people traded. */
export const launchOf = ({ money, spot, beacon }: LaunchParts): LaunchDeps => ({
  ...money,
  beacon,
  volume: {
    quoteOf: (symbol) => quoteOf(spot, symbol),
    volumeOf: (q, uid, symbols, fromMs) => volumeSince(spot, q, uid, { symbols, fromMs }),
  },
});

type BeaconConfig = Pick<Config, 'isProduction' | 'drandUrls'>;

/** The relays of drand that are asked: those that are named, or the usual ones; none where a demo may go by its own chain. */
export const relaysOf = ({ isProduction, drandUrls }: BeaconConfig): readonly string[] =>
  drandUrls.length > 0 ? drandUrls : isProduction ? PUBLIC_RELAYS : [];

/**
 * The beacon that draws wait for: drand, and in a demo that names no relay, which may reach nobody, a block of its own chain. That
 * chain's blocks know nothing of the demo's clock, so they are taken for as much later as that one is ahead.
 */
export function beaconOf(
  config: BeaconConfig,
  { adapters }: Pick<ChainSide, 'adapters'>,
  clock: Pick<SystemClock, 'offsetMs'>,
): Beacon {
  const chain = adapters.get(DEMO_NETWORK);
  const relays = relaysOf(config);
  if (relays.length > 0 || !chain) return createDrandBeacon({ urls: relays.length > 0 ? relays : PUBLIC_RELAYS });
  return createBlockBeacon({
    chain: {
      network: chain.network,
      head: () => chain.head(),
      blockAt: async (height) => {
        const block = await chain.blockAt(height);
        return block && { ...block, atMs: block.atMs + clock.offsetMs };
      },
    },
    depth: 1,
  });
}
