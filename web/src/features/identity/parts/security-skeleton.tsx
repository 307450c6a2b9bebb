import { Card } from '../../../kit/card.tsx';
import { ListSkeleton } from '../../../kit/list.tsx';
import { Skeleton } from '../../../kit/skeleton.tsx';

/** Placeholders for the devices and the latest log-ins. */
export function ListsSkeleton() {
  return (
    <div aria-hidden="true" className="flex flex-col gap-4">
      {[2, 4].map((rows) => (
        <Card key={rows}>
          <ListSkeleton rows={rows} />
        </Card>
      ))}
    </div>
  );
}

/** Placeholders for the cards of the security page. */
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
