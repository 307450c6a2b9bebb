import { parseArgs } from 'node:util';
import { chaos } from './chaos.ts';
import { FILE_SYSTEMS } from './power-loss.ts';
import { VICTIMS } from './round.ts';
import { TRADING_LOAD } from './trading-load.ts';

const { values } = parseArgs({
  options: {
    trading: { type: 'boolean' },
    rounds: { type: 'string', default: '3' },
    'power-losses': { type: 'string', default: '0' },
    recoveries: { type: 'string' },
    fs: { type: 'string' },
    victim: { type: 'string' },
    seed: { type: 'string' },
    json: { type: 'boolean' },
    help: { type: 'boolean' },
  },
});

if (values.help) {
  console.log(`npm run -s chaos -- [--trading] [--rounds 3] [--power-losses 0] [--recoveries 7] [--fs ${FILE_SYSTEMS.join('|')}]
                    [--victim ${VICTIMS.join('|')}] [--seed N] [--json]

Kills the writer, PostgreSQL, one backend or all of them with kill -9 under load, starts again and looks for every
transfer, or with --trading every order, that a caller was told about. --power-losses also shuts a file system down without flushing it (root, Linux).
--recoveries kills the server, PostgreSQL and each chain node of a running exchange in turn, and times their return.`);
} else {
  const fileSystem = values.fs === undefined ? undefined : FILE_SYSTEMS.find((known) => known === values.fs);
  if (values.fs !== undefined && !fileSystem) fail(`--fs was ${values.fs}; it is ${FILE_SYSTEMS.join(' or ')}.`);
  const victim = VICTIMS.find((known) => known === values.victim);
  if (values.victim !== undefined && !victim) fail(`--victim was ${values.victim}; it is ${VICTIMS.join(', ')}.`);
  const report = await chaos({
    rounds: count('rounds', values.rounds),
    powerLosses: count('power-losses', values['power-losses']),
    recoveries: count('recoveries', values.recoveries ?? (values.trading ? '0' : '7')),
    ...(values.trading ? { load: TRADING_LOAD } : {}),
    seed: values.seed === undefined ? Math.floor(Math.random() * 2 ** 31) : count('seed', values.seed),
    ...(fileSystem ? { fileSystems: [fileSystem] } : {}),
    ...(victim ? { victims: [victim] } : {}),
    say: (line) => {
      if (!values.json) console.log(line);
    },
  });
  for (const reason of report.leftOut) console.error(`Left out: ${reason}.`);
  console.log(JSON.stringify(report));
  if (report.lost + report.doubled + report.invented + report.unbalanced + report.late > 0) process.exitCode = 1;
}

function count(name: string, text: string): number {
  if (!/^[0-9]{1,10}$/.test(text)) fail(`--${name} was ${text}; it is a whole number.`);
  return Number(text);
}

function fail(message: string): never {
  console.error(message);
  process.exit(2);
}
