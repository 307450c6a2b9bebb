import { parseArgs } from 'node:util';
import { AREAS, sourcesOf } from './areas.ts';
import { plant } from './plant.ts';
import { NOTICED_MIN, report } from './report.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    part: { type: 'string' },
    sample: { type: 'string' },
    seed: { type: 'string' },
    listed: { type: 'boolean' },
    workers: { type: 'string' },
    help: { type: 'boolean' },
  },
});

if (values.help) {
  console.log(`npm run mutate -- [AREA ...] [--part K/N] [--sample COUNT [--seed SEED] | --listed] [--workers N]

Plants faults, one at a time, and runs the suites that reach the place. Of a hundred at least ${NOTICED_MIN} are to be noticed; each that
is not stands in bench/mutate/survivors/AREA.json with the reason why nobody has to notice it.

AREA            ${AREAS.map(({ name }) => name).join(', ')}; all of them without one
--part K/N      every Nth file from the Kth: an area in as many sittings
--sample COUNT  so many of an area's faults, drawn at random; says where the share of the whole lies
--seed SEED     which ones: the same are drawn again by the same number; 1 without it
--listed        those that stand in the list: what is noticed now is dropped from it
--workers N     how many suites run beside each other; 2 without it`);
} else {
  process.exitCode = (await plantAll()) ? 0 : 1;
}

async function plantAll(): Promise<boolean> {
  const unknown = positionals.find((name) => !AREAS.some((area) => area.name === name));
  if (unknown !== undefined) throw new Error(`There is no area ${unknown}; see --help.`);
  const part = /^([1-9]\d?)\/([1-9]\d?)$/.exec(values.part ?? '1/1');
  if (!part) throw new Error(`--part was ${values.part}; it is K/N, such as 1/8.`);
  const [, k, n] = part.map(Number);
  const workers = wholeOf('workers') ?? 2;
  const count = wholeOf('sample');
  const drawn = count === undefined ? undefined : { count, seed: wholeOf('seed') ?? 1 };
  const sample = values.listed ? 'listed' : drawn;
  let isGood = true;
  for (const area of AREAS.filter(({ name }) => positionals.length === 0 || positionals.includes(name))) {
    const files = sourcesOf(area).filter((_, at) => at % n! === k! - 1);
    if (files.length === 0) continue;
    const results = await plant({ area, files, workers, sample });
    if (!report({ area, files, results, sample })) isGood = false;
  }
  return isGood;
}

function wholeOf(name: 'sample' | 'seed' | 'workers'): number | undefined {
  const text = values[name];
  if (text === undefined) return undefined;
  if (!/^[1-9]\d{0,5}$/.test(text)) throw new Error(`--${name} was ${text}; it is a whole number above 0.`);
  return Number(text);
}
