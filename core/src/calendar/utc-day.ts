/** The day of a moment by UTC, as `2026-01-31`. */
export const utcDay = (atMs: number): string => new Date(atMs).toISOString().slice(0, 10);
