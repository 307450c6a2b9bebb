/** The sentences of notices' refusals. */
export const messages = {
  MUST_BE_TOLD: 'This is always told inside the app and cannot be switched off.',
} as const;
