import { isDeepStrictEqual, parseArgs } from 'node:util';
import { testExchange } from '../../server/test/test-exchange.ts';
import { fuzzCore, fuzzFutures, simulateCore, simulateFutures } from '../core/fuzz.ts';
import { runAddresses } from './address-runs.ts';
import { runHostile } from './hostile-run.ts';
import { runLedgerPrograms } from './ledger-runs.ts';

const SUITES = ['hostile', 'ledger', 'addresses', 'core', 'futures', 'simulation', 'futures-simulation'] as const;
const SEED_MAX = 2 ** 31;
const RUNS = 1_000;
/** The most programs, addresses and simulations in one run; only requests and core commands may be more. */
const RUNS_MAX = 10_000;
const CORE_COMMANDS = 100_000;

const { values } = parseArgs({
  options: {
    runs: { type: 'string' },
    only: { type: 'string' },
    seed: { type: 'string' },
    json: { type: 'boolean' },
    help: { type: 'boolean' },
  },
});

if (values.help) {
  console.log(`npm run -s fuzz -- [--runs N] [--only ${SUITES.join('|')}] [--seed N] [--json]

hostile    sends hostile values to every endpoint and field of the contract: all of them, or N requests spread evenly
ledger     N programs of a hundred commands each on the SQL books and on the plain ones (1000; at most 10000)
addresses  N deposit addresses of each family, derived twice (1000; at most 10000)
core       N commands for the trading core and for a plain second one, which must say the same (100000)
futures    N commands for the futures core and for a plain second one, likewise (100000)
simulation N seeds of a trading core that crashes, repeats, delays and reorders (1000; at most 10000)
futures-simulation  the same of a futures core (1000; at most 10000)`);
} else {
  await runAll();
}

async function runAll(): Promise<void> {
  const runs = values.runs === undefined ? undefined : whole('runs', values.runs);
  const only = SUITES.find((suite) => suite === values.only);
  if (values.only !== undefined && !only) fail(`--only was ${values.only}; it is ${SUITES.join(', ')}.`);
  const seed = values.seed === undefined ? Math.floor(Math.random() * SEED_MAX) : whole('seed', values.seed);
  const few = Math.min(runs ?? RUNS, RUNS_MAX);
  const isAsked = (suite: (typeof SUITES)[number]) => only === undefined || only === suite;
  const say = (line: string) => {
    if (!values.json) console.log(line);
  };
  const hostile = isAsked('hostile') ? await runHostileSuite(runs, seed) : null;
  const ledger = isAsked('ledger') ? await runLedgerPrograms(few, seed, say) : null;
  const addresses = isAsked('addresses') ? runAddresses(few) : null;
  const core = isAsked('core') ? fuzzCore(runs ?? CORE_COMMANDS, seed) : null;
  const futures = isAsked('futures') ? fuzzFutures(runs ?? CORE_COMMANDS, seed) : null;
  const simulation = isAsked('simulation') ? simulateCore(few, seed) : null;
  const futuresSimulation = isAsked('futures-simulation') ? simulateFutures(few, seed) : null;
  const isGood =
    (hostile?.isGood ?? true) &&
    (ledger === null || (ledger.counterExample === null && ledger.reconcileDifferences === 0)) &&
    [core, futures, simulation, futuresSimulation].every((suite) => (suite?.failures ?? []).length === 0) &&
    (addresses ?? []).every(({ unique, different, addresses: made }) => unique === made && different === 0);
  console.log(
    JSON.stringify({ ...hostile?.report, ledger, addresses, core, futures, simulation, futuresSimulation, seed }),
  );
  process.exitCode = isGood ? 0 : 1;
}

async function runHostileSuite(runs: number | undefined, seed: number) {
  const exchange = await testExchange();
  try {
    const before = await exchange.reconcile();
    const found = await runHostile({
      server: exchange.server,
      cookiesFor: (endpoint) => exchange.cookieFor(endpoint),
      seed,
      ...(runs === undefined ? {} : { requestsMax: runs }),
    });
    const after = await exchange.reconcile();
    const isUnchanged = isDeepStrictEqual(before.assets, after.assets);
    const report = {
      ...found,
      faults: found.faults.length,
      unnamed: found.unnamed.length,
      examples: [...found.faults, ...found.unnamed].slice(0, 10),
      restarts: 0,
      reconcileDifferences: after.differences.length,
      isUnchanged,
    };
    return { report, isGood: report.faults + report.unnamed + report.reconcileDifferences === 0 && isUnchanged };
  } finally {
    await exchange.close();
  }
}

function whole(name: string, text: string): number {
  if (!/^[1-9][0-9]{0,9}$|^0$/.test(text) || (name === 'runs' && text === '0'))
    fail(`--${name} was ${text}; it is a whole number${name === 'runs' ? ' above 0' : ''}.`);
  return Number(text);
}

function fail(message: string): never {
  console.error(message);
  process.exit(2);
}
