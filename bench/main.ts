import { readdirSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { type Bench, verdictOf } from './bench.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    json: { type: 'boolean' },
    scale: { type: 'string', default: '1' },
    breakdown: { type: 'boolean' },
    kill: { type: 'boolean' },
    help: { type: 'boolean' },
  },
});

const benches = await allBenches();
const known = [...benches.keys()].sort();
const wanted = positionals[0];
const scale = Number(values.scale);

if (values.help) {
  console.log('npm run -s bench -- [NAME] [--json] [--scale 1] [--breakdown] [--kill]\n');
  for (const name of known) console.log(`  ${name.padEnd(12)} ${benches.get(name)!.summary}`);
} else if (wanted !== undefined && !benches.has(wanted)) {
  console.error(`There is no benchmark ${wanted}. Known: ${known.join(', ')}.`);
  process.exitCode = 2;
} else if (!(scale > 0 && scale <= 100)) {
  console.error(`--scale was ${values.scale}; it is a number above 0 and at most 100.`);
  process.exitCode = 2;
} else {
  await runAll(wanted === undefined ? known : [wanted]);
}

async function runAll(names: readonly string[]): Promise<void> {
  const say = (line: string) => {
    if (!values.json) console.log(line);
  };
  const results = [];
  for (const name of names) {
    say(`${name}: ${benches.get(name)!.summary}`);
    const result = await benches.get(name)!.run({
      scale,
      say,
      breakdown: values.breakdown === true,
      kill: values.kill === true,
    });
    const verdict = verdictOf(result);
    for (const [figure, { value, holds, ...floor }] of Object.entries(verdict))
      if (holds === false) say(`  MISSED ${figure}: ${value}, ${JSON.stringify(floor)}`);
    const { floors: _floors, ...told } = result;
    results.push({ ...told, verdict });
    if (wanted === undefined) console.log(JSON.stringify(results.at(-1)));
  }
  console.log(JSON.stringify(wanted === undefined ? { name: 'all', results } : results[0]));
}

/** Every `*.bench.ts` beside this file. */
async function allBenches(): Promise<Map<string, Bench>> {
  const files = readdirSync(import.meta.dirname).filter((file) => file.endsWith('.bench.ts'));
  const found = new Map<string, Bench>();
  for (const file of files) {
    const { bench } = (await import(`./${file}`)) as { bench: Bench };
    found.set(bench.name, bench);
  }
  return found;
}
