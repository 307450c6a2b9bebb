import btc from 'cryptocurrency-icons/svg/color/btc.svg';
import eth from 'cryptocurrency-icons/svg/color/eth.svg';
import usdc from 'cryptocurrency-icons/svg/color/usdc.svg';
import usdt from 'cryptocurrency-icons/svg/color/usdt.svg';

const PICTURES: Readonly<Record<string, string>> = { BTC: btc, ETH: eth, USDC: usdc, USDT: usdt };

/** A coin's icon, or its first letter in a circle. */
export function CoinIcon({ asset, size = 20 }: { readonly asset: string; readonly size?: number }) {
  const picture = PICTURES[asset];
  if (picture) return <img src={picture} alt="" width={size} height={size} className="shrink-0 rounded-pill" />;
  return (
    <span
      aria-hidden="true"
      className="grid shrink-0 place-items-center rounded-pill bg-accent-soft text-12 font-semibold text-accent-text"
      style={{ width: size, height: size }}
    >
      {asset.slice(0, 1)}
    </span>
  );
}
