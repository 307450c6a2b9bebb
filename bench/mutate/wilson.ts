/** 95 % of samples lie within this many standard deviations. */
const Z = 1.96;

/** The 95 % interval (Wilson) for the share of the whole, from 0 to 1, given how many of a sample were noticed. */
export function wilson(noticed: number, sampled: number): { readonly from: number; readonly to: number } {
  if (sampled === 0) return { from: 0, to: 1 };
  const share = noticed / sampled;
  const spread = Z ** 2 / sampled;
  const half = Z * Math.sqrt((share * (1 - share)) / sampled + spread / (4 * sampled));
  return { from: (share + spread / 2 - half) / (1 + spread), to: (share + spread / 2 + half) / (1 + spread) };
}
