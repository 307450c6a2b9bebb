import type { Readiness } from '../edge/plain/plain-routes.ts';
import { type CustodyDeps, findStandingChains } from '../modules/custody/public.ts';

/** Whoever asks is a machine that asks often: the rows are looked at this often only. */
const FRESH_MS = 1_000;

interface ReadinessParts {
  readonly chain: Pick<CustodyDeps, 'db' | 'clock' | 'chains'>;
  /** What this process cannot serve without. */
  readonly isUp: Readonly<Record<'start' | 'database' | 'trading', () => boolean>>;
}

/** The parts of this process, and a part for each chain: one that stands still sees no deposits, and the rest goes on. */
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
    // The database is going away; whoever watches it says so.
    return [];
  }
}
