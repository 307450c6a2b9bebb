import type { LaunchDeps } from '../launch-deps.ts';

/** The scale at which the books keep a coin that a project was published with. */
export function scaleOf({ assets }: Pick<LaunchDeps, 'assets'>, asset: string): number {
  const coin = assets.coin(asset);
  if (!coin) throw new Error(`there is no coin ${asset}`);
  return coin.ledgerScale;
}

/** The scales of a project's token and of what it is paid in. */
export const scalesOf = (
  deps: Pick<LaunchDeps, 'assets'>,
  { token, payAsset }: { readonly token: string; readonly payAsset: string },
) => ({ tokenScale: scaleOf(deps, token), payScale: scaleOf(deps, payAsset) });
