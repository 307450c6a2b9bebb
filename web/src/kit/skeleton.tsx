import { cx } from './cx.ts';

interface SkeletonProps {
  readonly width?: number | string;
  readonly height?: number;
  readonly lines?: 1 | 2;
  readonly isRound?: boolean;
}

/** A grey placeholder in the size of what is coming. It does not shimmer. */
export function Skeleton({ width = '100%', height = 12, lines = 1, isRound = false }: SkeletonProps) {
  const bar = (style: { width: number | string; height: number }) => (
    <span className={cx('block bg-skeleton', isRound ? 'rounded-pill' : 'rounded-badge')} style={style} />
  );
  if (lines === 1) return bar({ width, height });
  return (
    <span className="flex flex-col gap-2">
      {bar({ width, height })}
      {bar({ width: typeof width === 'number' ? Math.round(width * 0.7) : width, height: 8 })}
    </span>
  );
}
