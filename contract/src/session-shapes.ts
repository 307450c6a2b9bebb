import { z } from 'zod';
import { timeMs } from './fields.ts';

/** Where a person is logged in. */
export const personSession = z.object({
  sessionId: z.string(),
  device: z.string(),
  os: z.string(),
  browser: z.string(),
  ip: z.string(),
  place: z.string().nullable(),
  firstSeenAtMs: timeMs,
  lastSeenAtMs: timeMs,
});

/** One attempt to log in. */
export const loginRecord = z.object({
  id: z.string(),
  atMs: timeMs,
  ip: z.string(),
  device: z.string(),
  place: z.string().nullable(),
  outcome: z.enum(['ok', 'wrong', 'locked']),
});
