import { relative } from 'node:path';

/** Reports each unnoticed fault at once, so that an aborted run of hours still has said what it found. */
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
