import { describe } from 'vitest';
import { describeCrowd } from './crowd.rig.ts';

/** In short: the long form beside it has five hundred. */
describe('fifty people at one moment', () => describeCrowd(50, 10));
