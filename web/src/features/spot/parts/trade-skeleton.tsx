import { useDensity } from '../../../kit/density.tsx';
import { Skeleton } from '../../../kit/skeleton.tsx';

/** Placeholders for the parts of the page. */
export function TradeSkeleton() {
  const isTouch = useDensity() === 'touch';
  if (isTouch) {
    return (
      <div aria-busy="true" className="flex flex-col gap-4 p-4">
        <Skeleton width={160} height={28} />
        <div className="grid grid-cols-[58%_1fr] gap-4">
          <Skeleton height={420} />
          <Skeleton height={420} />
        </div>
        <Skeleton height={160} />
      </div>
    );
  }
  return (
    <div aria-busy="true" className="flex min-h-[calc(100dvh-56px)] flex-col gap-px">
      <div className="flex h-14 items-center gap-6 bg-surface px-4">
        <Skeleton width={140} height={24} />
        <Skeleton width={96} height={24} />
      </div>
      <div className="grid flex-1 grid-cols-[minmax(0,1fr)_272px_296px] gap-px xl:grid-cols-[minmax(0,1fr)_300px_320px]">
        {[480, 480, 480].map((height, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: grey blocks have no identity.
          <div key={at} className="bg-surface p-4">
            <Skeleton height={height} />
          </div>
        ))}
      </div>
    </div>
  );
}
