// Written by `npm run generate`: a catalog that products add to, with all that they add.
import { messages as part0 } from './holdings-asset.ts';
import { messages as part1 } from './spot.holdings-asset.ts';

export const messages = { ...part0, ...part1 } as const;
