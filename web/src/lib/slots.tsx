import { type ComponentType, Suspense } from 'react';
import { Skeleton } from '../kit/skeleton.tsx';

/** Places that a capability leaves for one above it, which it may not know. */
export type SlotName = 'deposits.linked' | 'withdrawals.linked';

let filled: Readonly<Partial<Record<SlotName, ComponentType>>> = {};
/** Told once by app/, which knows everybody. */
export const fillSlots = (parts: Readonly<Record<SlotName, ComponentType>>): void => {
  filled = parts;
};

/** What app/ has put into a place; grey while its code is on the way. */
export function Slot({ name }: { readonly name: SlotName }) {
  const Part = filled[name];
  return Part ? (
    <Suspense fallback={<Skeleton height={320} />}>
      <Part />
    </Suspense>
  ) : null;
}
