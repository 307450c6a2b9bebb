import { relative } from 'node:path';

/** Tells each fault that nobody noticed as soon as that is known: a run of hours that is broken off has said what it saw. */
export const strykerPlugins = [
  {
    kind: 'Reporter',
    name: 'as-it-goes',
    value: {
      onMutantTested: ({ fileName, location: { start }, mutatorName, replacement, status }) => {
        if (status !== 'Survived' && status !== 'NoCoverage') return;
        const to = (replacement ?? '').replace(/\s+/g, ' ').slice(0, 100);
        const why = status === 'NoCoverage' ? 'no suite comes here' : 'unnoticed';
        console.log(
          `  ${why}: ${relative(process.cwd(), fileName)}:${start.line}:${start.column} ${mutatorName} ${to}`,
        );
      },
    },
  },
];
