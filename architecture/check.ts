import { importOffences } from './boundaries.ts';
import { sourceOffences } from './source-rules.ts';

/** `npm run boundaries`: every offence on a line of its own, then the count; exit code 1 when there is one. */
const root = process.cwd();
const offences = [...(await importOffences(root)), ...sourceOffences(root)];
for (const offence of offences) console.error(`${offence.place}\n    ${offence.rule}: ${offence.why}`);
console.log(offences.length === 0 ? 'boundaries: nothing out of place' : `boundaries: ${offences.length} out of place`);
process.exitCode = offences.length === 0 ? 0 : 1;
