/** The colour of a state: what went well, goes on, wants a look, went wrong, or is over. */
export type StatusTone = 'ok' | 'info' | 'warn' | 'danger' | 'neutral';
