import { Card } from '../../../kit/card.tsx';
import { ListSkeleton } from '../../../kit/list.tsx';
import { Skeleton } from '../../../kit/skeleton.tsx';

/** Grey stand-ins of the security page's cards. */
export function SecuritySkeleton() {
  return (
    <div aria-hidden="true" className="flex flex-col gap-4">
      <Card>
        <Skeleton width={280} lines={2} />
      </Card>
      <Card>
        <ListSkeleton rows={4} />
      </Card>
      <Card>
        <ListSkeleton rows={4} />
      </Card>
    </div>
  );
}
