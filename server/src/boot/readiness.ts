import type { Readiness } from '../edge/plain/plain-routes.ts';
import { type CustodyDeps, findStandingChains } from '../modules/custody/public.ts';

/** The answer is cached for this long, because monitoring asks often. */
const FRESH_MS = 1_000;

interface ReadinessParts {
  readonly chain: Pick<CustodyDeps, 'db' | 'clock' | 'chains'>;
  /** What this process needs in order to serve. */
  readonly isUp: Readonly<Record<'start' | 'database' | 'trading', () => boolean>>;
}

/**
 * The parts of this process, and one part for each network: if one is not being read, its deposits are not seen, but
 * everything else works.
 */
export function readinessOf({ chain, isUp }: ReadinessParts): Readiness {
  const vital = Object.keys(isUp) as (keyof typeof isUp)[];
  let standing: { readonly atMs: number; readonly parts: Promise<readonly string[]> } | null = null;
  const standingParts = () => {
    const nowMs = performance.now();
    if (!standing || nowMs - standing.atMs >= FRESH_MS) standing = { atMs: nowMs, parts: askStanding(chain) };
    return standing.parts;
  };
  return {
    parts: [...vital, ...[...chain.chains.keys()].map(partOf)],
    vital: new Set(vital),
    async missing() {
      const down = vital.filter((part) => !isUp[part]());
      return down.includes('database') ? down : [...down, ...(await standingParts())];
    },
  };
}

const partOf = (network: string) => `chain-${network}`;

async function askStanding(chain: ReadinessParts['chain']): Promise<readonly string[]> {
  try {
    return (await findStandingChains(chain)).map(({ network }) => partOf(network));
  } catch {
    // The database cannot be reached; that is reported by its own part.
    return [];
  }
}
