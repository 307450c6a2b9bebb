import { describe } from 'vitest';
import { describeCrowd } from './crowd.rig.ts';

describe('five hundred people at one moment', () => describeCrowd(500, 100));
