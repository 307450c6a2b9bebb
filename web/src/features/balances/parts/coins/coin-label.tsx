import { CoinIcon } from '../../../../kit/pictures/coin-icon.tsx';

interface CoinLabelProps {
  readonly asset: string;
  /** The name is below the code, or beside it if `isInline`. */
  readonly name?: string;
  readonly isInline?: boolean;
  readonly size?: 20 | 24 | 28 | 32;
}

/** A coin's icon and code. */
export function CoinLabel({ asset, name, isInline = false, size = isInline ? 20 : 28 }: CoinLabelProps) {
  return (
    <span className="inline-flex min-w-0 items-center gap-2 align-middle">
      <CoinIcon coin={asset} size={size} />
      {isInline || !name ? (
        <span className="min-w-0 truncate">
          <span className="font-medium">{asset}</span> {name && <span className="text-text-muted">{name}</span>}
        </span>
      ) : (
        <span className="ml-1 flex min-w-0 flex-col">
          <span className="font-medium">{asset}</span>
          <span className="truncate text-12 text-text-faint">{name}</span>
        </span>
      )}
    </span>
  );
}
