/** How long a number of blocks takes, in a readable unit; null where the network's pace is unknown. */
export function durationOf(
  blocks: number,
  blockSeconds: number,
): { unit: 'minutes' | 'seconds'; count: number } | null {
  const seconds = blocks * blockSeconds;
  if (!(seconds > 0)) return null;
  if (seconds < 60) return { unit: 'seconds', count: Math.ceil(seconds) };
  return { unit: 'minutes', count: Math.round(seconds / 60) };
}
