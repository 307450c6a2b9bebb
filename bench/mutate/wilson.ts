/** How many standard deviations 95 of 100 samples lie within. */
const Z = 1.96;

/** Where the share of the whole lies, 95 times of 100, when so many of a sample were noticed (Wilson's interval); in parts of one. */
export function wilson(noticed: number, sampled: number): { readonly from: number; readonly to: number } {
  if (sampled === 0) return { from: 0, to: 1 };
  const share = noticed / sampled;
  const spread = Z ** 2 / sampled;
  const half = Z * Math.sqrt((share * (1 - share)) / sampled + spread / (4 * sampled));
  return { from: (share + spread / 2 - half) / (1 + spread), to: (share + spread / 2 + half) / (1 + spread) };
}
