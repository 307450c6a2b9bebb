/** The colour of a state: succeeded, under way, needs attention, failed, or over. */
export type StatusTone = 'ok' | 'info' | 'warn' | 'danger' | 'neutral';
