import { parseArgs } from 'node:util';
import { testExchange } from '../../server/test/test-exchange.ts';
import { RACES, type RaceOutcome } from './races.ts';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '20' },
    callers: { type: 'string', default: '32' },
    json: { type: 'boolean' },
    help: { type: 'boolean' },
  },
});
const rounds = Number(values.rounds);
const callers = Number(values.callers);

if (values.help) {
  console.log(
    'npm run -s races -- [--rounds 20] [--callers 32] [--json]\n\nParallel callers whose requests arrive in one tick; counts whatever was accepted once too often.\nCtrl-C ends the run after its round, with the report of what was done.',
  );
} else if (
  !Number.isInteger(rounds) ||
  rounds < 1 ||
  rounds > 100_000 ||
  !Number.isInteger(callers) ||
  callers < 2 ||
  callers > 128
) {
  console.error('--rounds is a whole number from 1 to 100000, --callers one from 2 to 128.');
  process.exitCode = 2;
} else {
  await runRaces();
}

async function runRaces(): Promise<void> {
  const exchange = await testExchange();
  const outcomes: RaceOutcome[] = [];
  let isStopping = false;
  process.once('SIGINT', () => {
    isStopping = true;
  });
  let done = 0;
  try {
    const port = await exchange.listen();
    for (; done < rounds && !isStopping; done++) {
      for (const run of RACES) outcomes.push(await run(exchange, port, callers));
      if (!values.json)
        console.log(
          `round ${done + 1}: ${outcomes.filter((each) => each.accepted > each.allowed).length} over-accepted so far`,
        );
    }
    const { differences } = await exchange.reconcile();
    const overAccepted = outcomes.filter((each) => each.accepted > each.allowed);
    console.log(
      JSON.stringify({
        rounds: done,
        callers,
        races: outcomes.length,
        overAccepted: overAccepted.length,
        faults: outcomes.reduce((sum, each) => sum + each.faults, 0),
        worst: overAccepted.slice(0, 5),
        reconcileDifferences: differences.length,
      }),
    );
    process.exitCode = overAccepted.length + differences.length === 0 ? 0 : 1;
  } finally {
    await exchange.close();
  }
}
