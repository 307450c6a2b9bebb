import { useDensity } from '../../../kit/density.tsx';
import { Skeleton } from '../../../kit/skeleton.tsx';

/** Placeholders for the total, with the heights of the real lines. */
export function TotalSkeleton() {
  const isTouch = useDensity() === 'touch';
  return (
    <div className="flex flex-col">
      <span className={isTouch ? 'flex h-11 items-center' : 'flex h-8 items-center'}>
        <Skeleton width={120} />
      </span>
      <span className="flex h-10 items-center lg:h-12">
        <Skeleton width={220} height={28} />
      </span>
      <span className="mt-1 flex h-5 items-center">
        <Skeleton width={200} />
      </span>
      <span className="mt-1 flex h-8 items-center">
        <Skeleton width={160} />
      </span>
    </div>
  );
}
