// Written by `npm run generate`: a catalog that products add to, with all that they add.
import { messages as part0 } from './statement.ts';
import { messages as part1 } from './earn.statement.ts';
import { messages as part2 } from './launch.statement.ts';

export const messages = { ...part0, ...part1, ...part2 } as const;
