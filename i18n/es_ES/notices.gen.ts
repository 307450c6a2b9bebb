// Written by `npm run generate`: a catalog that products add to, with all that they add.
import { messages as part0 } from './notices.ts';
import { messages as part1 } from './auto-invest.notices.ts';
import { messages as part2 } from './earn.notices.ts';
import { messages as part3 } from './grid.notices.ts';
import { messages as part4 } from './launch.notices.ts';
import { messages as part5 } from './linked-wallet.notices.ts';
import { messages as part6 } from './spot.notices.ts';

export const messages = { ...part0, ...part1, ...part2, ...part3, ...part4, ...part5, ...part6 } as const;
