import { Skeleton } from '../../../kit/skeleton.tsx';

const FIELD_PX = 70;
const BUTTON_PX = 48;

/** Placeholders for a form's fields and its button. */
export function FormSkeleton({ fields }: { readonly fields: number }) {
  return (
    <div className="flex flex-col gap-5">
      {Array.from({ length: fields }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: grey fields have no identity.
        <Skeleton key={index} height={FIELD_PX} />
      ))}
      <Skeleton height={BUTTON_PX} />
    </div>
  );
}
