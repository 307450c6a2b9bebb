// Written by `npm run generate`: a catalog that products add to, with all that they add.
import { messages as part0 } from './statement.ts';

export const messages = { ...part0 } as const;
