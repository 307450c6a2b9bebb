import { HOUR_MS } from '@bourse/core/calendar/durations.ts';
import type { IdentityModule } from '../identity.ts';

/** The background jobs of identity. */
export const identityJobs = (identity: IdentityModule) => [
  {
    name: 'identity-messages',
    everyMs: 1_000,
    run: () => identity.sendMessages(),
    finish: () => identity.finishMessages(),
  },
  { name: 'identity-expired-sessions', everyMs: 30_000, run: () => identity.endExpiredSessions() },
  { name: 'identity-documents', everyMs: HOUR_MS, run: () => identity.expireDocuments() },
  { name: 'identity-seal', everyMs: HOUR_MS, run: () => identity.sealKept() },
  { name: 'identity-tidy', everyMs: HOUR_MS, run: () => identity.tidy() },
];
