import { type ComponentType, type ReactNode, Suspense } from 'react';
import { Skeleton } from '../kit/skeleton.tsx';

/** Places that a capability leaves for one above it, which it may not know. */
export type SlotName = 'deposits.linked' | 'withdrawals.inside' | 'withdrawals.linked';
/** What stands in such a place, with what its neighbours put under it. */
export type SlotPart = ComponentType<{ readonly children: ReactNode }>;

let filled: Readonly<Partial<Record<SlotName, SlotPart>>> = {};
/** Filled once by app/, which knows all features. */
export const fillSlots = (parts: Readonly<Partial<Record<SlotName, SlotPart>>>): void => {
  filled = parts;
};

/** What app/ has put into a place; grey while its code is on the way. */
export function Slot({ name, children }: { readonly name: SlotName; readonly children?: ReactNode }) {
  const Filling = filled[name];
  return Filling ? (
    <Suspense fallback={<Skeleton height={320} />}>
      <Filling>{children}</Filling>
    </Suspense>
  ) : null;
}
