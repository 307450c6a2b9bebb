/** What the edge answers on every endpoint. Keys are the names of the refusals. */
export const messages = {
  FIELD_INVALID: 'Please check what you entered.',
  FIELD_UNKNOWN: 'This page is out of date. Reload it and try again.',
  LOGIN_REQUIRED: 'Please log in first.',
  FORBIDDEN: 'Your account is not allowed to do this.',
  TOO_MANY_REQUESTS: 'Too many requests. Wait a moment and try again.',
  BUSY: 'The system is busy. Nothing was changed; try again in a moment.',
  OUTCOME_UNKNOWN: 'We could not confirm whether this went through. Check before you try again.',
  FEATURE_OFF: 'This feature is switched off at the moment.',
  SYSTEM_ERROR: 'Something went wrong on our side. Your money is safe.',
  IDEMPOTENCY_MISMATCH: 'This request was already sent with other values. Reload the page and start again.',
  ORIGIN_REFUSED: 'This request did not come from our own pages and was refused.',
} as const;
