// Written by `npm run generate`: a catalog that products add to, with all that they add.
import { messages as part0 } from './console.ts';
import { messages as part1 } from './auto-invest.console.ts';
import { messages as part2 } from './earn.console.ts';
import { messages as part3 } from './grid.console.ts';
import { messages as part4 } from './launch.console.ts';
import { messages as part5 } from './linked-wallet.console.ts';

export const messages = { ...part0, ...part1, ...part2, ...part3, ...part4, ...part5 } as const;
