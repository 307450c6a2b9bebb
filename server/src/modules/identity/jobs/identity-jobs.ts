import type { IdentityModule } from '../identity.ts';

/** What identity does by itself, again and again. */
export const identityJobs = (identity: IdentityModule) => [
  {
    name: 'identity-messages',
    everyMs: 1_000,
    run: () => identity.sendMessages(),
    finish: () => identity.finishMessages(),
  },
  { name: 'identity-expired-sessions', everyMs: 30_000, run: () => identity.endExpiredSessions() },
  { name: 'identity-documents', everyMs: 3_600_000, run: () => identity.expireDocuments() },
  { name: 'identity-seal', everyMs: 3_600_000, run: () => identity.sealKept() },
  { name: 'identity-tidy', everyMs: 3_600_000, run: () => identity.tidy() },
];
