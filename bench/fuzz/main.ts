import { isDeepStrictEqual, parseArgs } from 'node:util';
import { testExchange } from '../../server/src/boot/test-exchange.ts';
import { runHostile } from './hostile-run.ts';

const { values } = parseArgs({
  options: {
    runs: { type: 'string' },
    seed: { type: 'string', default: '0' },
    json: { type: 'boolean' },
    help: { type: 'boolean' },
  },
});
const runs = values.runs === undefined ? undefined : Number(values.runs);

if (values.help) {
  console.log(
    'npm run -s fuzz -- [--runs N] [--seed 0] [--json]\n\nSends hostile values to every endpoint and field of the contract: all of them, or N requests spread evenly.',
  );
} else if (runs !== undefined && (!Number.isInteger(runs) || runs < 1)) {
  console.error(`--runs was ${values.runs}; it is a whole number above 0.`);
  process.exitCode = 2;
} else {
  const exchange = await testExchange();
  try {
    const before = await exchange.reconcile();
    const report = await runHostile({
      server: exchange.server,
      cookiesFor: (endpoint) => exchange.cookieFor(endpoint),
      seed: Number(values.seed),
      ...(runs === undefined ? {} : { requestsMax: runs }),
    });
    const after = await exchange.reconcile();
    const isUnchanged = isDeepStrictEqual(before.assets, after.assets);
    console.log(
      JSON.stringify({
        ...report,
        faults: report.faults.length,
        unnamed: report.unnamed.length,
        examples: [...report.faults, ...report.unnamed].slice(0, 10),
        restarts: 0,
        reconcileDifferences: after.differences.length,
        isUnchanged,
        seed: Number(values.seed),
      }),
    );
    process.exitCode =
      report.faults.length + report.unnamed.length + after.differences.length === 0 && isUnchanged ? 0 : 1;
  } finally {
    await exchange.close();
  }
}
