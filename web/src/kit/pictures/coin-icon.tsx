import { useState } from 'react';
import { COIN_ICONS, COIN_ICONS_PATH } from './coin-icons.ts';

interface CoinIconProps {
  readonly coin: string;
  readonly size?: 16 | 20 | 24 | 28 | 32 | 40 | 48;
}

/** A coin's icon, or its first letters. Hidden from screen readers, because the name is always beside it. */
export function CoinIcon({ coin, size = 24 }: CoinIconProps) {
  const [hasFailed, setHasFailed] = useState(false);
  const name = coin.toLowerCase();
  const style = { width: size, height: size };
  if (COIN_ICONS.has(name) && !hasFailed) {
    return (
      <img
        src={`${COIN_ICONS_PATH}/${name}.svg`}
        alt=""
        width={size}
        height={size}
        decoding="async"
        className="shrink-0 rounded-pill"
        style={style}
        onError={() => setHasFailed(true)}
      />
    );
  }
  return (
    <span
      aria-hidden="true"
      className="grid shrink-0 place-items-center rounded-pill border border-line-strong bg-hover font-semibold text-text-muted"
      style={{ ...style, fontSize: Math.max(8, Math.round(size * 0.34)) }}
    >
      {coin.slice(0, size < 24 ? 1 : 2)}
    </span>
  );
}
