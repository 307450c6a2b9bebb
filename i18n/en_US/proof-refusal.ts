/** The sentences of proof's refusals. */
export const messages = {
  SNAPSHOT_UNKNOWN: 'There is no such count.',
} as const;
