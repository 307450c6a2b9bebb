export const messages = {
  FUTURES_ONLY_TO_FUNDING: 'Only the funding account can receive from futures.',
} as const;
