import type { messages as deposits } from '@bourse/i18n/en_US/deposits.gen.ts';
import { type ComponentType, type ReactNode, Suspense } from 'react';
import { Skeleton } from '../kit/skeleton.tsx';

type WayKey<Key> = Key extends `deposits.tab.${infer Way}` ? Way : never;
/** A way in and out beside each other, by its word `deposits.tab.<way>`, to which products add theirs. */
export type MoneyWay = WayKey<keyof typeof deposits>;

/** Places that a capability leaves for one above it, which it may not know. */
export type SlotName = 'withdrawals.inside' | `${'deposits' | 'withdrawals'}.${MoneyWay}`;
/** What stands in such a place, with what its neighbours put under it. */
export type SlotPart = ComponentType<{ readonly children: ReactNode }>;

/** A coin that a payment would need more of than the account has that pays it. */
export interface Short {
  readonly asset: string;
  /** Decimal text; null where no amount was typed and there is nothing to pay with. */
  readonly missing: string | null;
}
/** What looks for it in a person's other accounts, and brings it. */
type ShortPart = ComponentType<Short>;

/** Coins of one's own that lie free, on a page that is about something else. */
export interface Idle {
  /** Null for whichever coin there is most of. */
  readonly asset: string | null;
  /** Stands inside of a panel that has a frame already. */
  readonly isPlain?: boolean;
}
/** What a product says that such coins can do, quietly and at the end of the page; nothing where it has nothing to say. */
export type IdlePart = ComponentType<Idle>;

interface Filled extends Partial<Record<SlotName, SlotPart>> {
  readonly 'withdrawals.short'?: ShortPart;
  readonly 'coins.idle'?: readonly IdlePart[];
}

let filled: Readonly<Filled> = {};
/** Filled once by app/, which knows all features. */
export const fillSlots = (parts: Readonly<Filled>): void => {
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

/** The way to what is missing, where there is one. */
export function ShortSlot({ short }: { readonly short: Short | null }) {
  const Filling = filled['withdrawals.short'];
  return Filling && short ? (
    <Suspense fallback={null}>
      <Filling {...short} />
    </Suspense>
  ) : null;
}

/** What products offer for coins that lie free. It comes late and moves nothing: nothing may stand below it. */
export const IdleSlot = (idle: Idle) =>
  filled['coins.idle']?.map((Filling, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: products are listed once and never change their places.
    <Suspense key={index} fallback={null}>
      <Filling {...idle} />
    </Suspense>
  ));
