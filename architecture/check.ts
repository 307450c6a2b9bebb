import { importOffences } from './boundaries.ts';
import { docOffences } from './doc-links.ts';
import { sourceOffences } from './source-rules.ts';

/** `npm run boundaries`: prints each offence on its own line, then the count. Exit code 1 when there is any. */
const root = process.cwd();
const offences = [...(await importOffences(root)), ...sourceOffences(root), ...docOffences(root)];
for (const offence of offences) console.error(`${offence.place}\n    ${offence.rule}: ${offence.why}`);
console.log(offences.length === 0 ? 'boundaries: nothing out of place' : `boundaries: ${offences.length} out of place`);
process.exitCode = offences.length === 0 ? 0 : 1;
