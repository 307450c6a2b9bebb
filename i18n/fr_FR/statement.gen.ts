// Written by `npm run generate`: a catalog that products add to, with all that they add.
import { messages as part0 } from './statement.ts';
import { messages as part1 } from './auto-invest.statement.ts';
import { messages as part2 } from './earn.statement.ts';
import { messages as part3 } from './grid.statement.ts';
import { messages as part4 } from './launch.statement.ts';

export const messages = { ...part0, ...part1, ...part2, ...part3, ...part4 } as const;
