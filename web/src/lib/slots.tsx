import type { messages as deposits } from '@bourse/i18n/en_US/deposits.gen.ts';
import { type ComponentType, type ReactNode, Suspense } from 'react';
import { Skeleton } from '../kit/skeleton.tsx';

type WayKey<Key> = Key extends `deposits.tab.${infer Way}` ? Way : never;
/** A way to deposit and withdraw, by the key of its text `deposits.tab.<way>`; products add theirs. */
export type MoneyWay = WayKey<keyof typeof deposits>;

/** Slots that a capability leaves for a higher one, which it may not import. */
export type SlotName = 'withdrawals.inside' | `${'deposits' | 'withdrawals'}.${MoneyWay}`;
/** The content of such a slot; it gets the children that the page wants below it. */
export type SlotPart = ComponentType<{ readonly children: ReactNode }>;

/** A coin of which a payment needs more than its account has. */
export interface Short {
  readonly asset: string;
  /** Decimal text; null where no amount was typed and there is nothing to pay with. */
  readonly missing: string | null;
}
/** Finds the coin in the person's other accounts, and transfers it. */
type ShortPart = ComponentType<Short>;

/** A person's idle coins, on a page about something else. */
export interface Idle {
  /** Null for the coin with the largest balance. */
  readonly asset: string | null;
  /** For a place inside a panel that already has a frame. */
  readonly isPlain?: boolean;
}
/** A product's modest remark at the end of a page on what idle coins could do; nothing where there is none. */
export type IdlePart = ComponentType<Idle>;

interface Filled extends Partial<Record<SlotName, SlotPart>> {
  readonly 'withdrawals.short'?: ShortPart;
  readonly 'coins.idle'?: readonly IdlePart[];
}

let filled: Readonly<Filled> = {};
/** Called once by app/, which knows all features. */
export const fillSlots = (parts: Readonly<Filled>): void => {
  filled = parts;
};

/** The content that app/ has put into a slot; a placeholder while its code is loading. */
export function Slot({ name, children }: { readonly name: SlotName; readonly children?: ReactNode }) {
  const Filling = filled[name];
  return Filling ? (
    <Suspense fallback={<Skeleton height={320} />}>
      <Filling>{children}</Filling>
    </Suspense>
  ) : null;
}

/** Offers a missing coin from elsewhere, if there is any. */
export function ShortSlot({ short }: { readonly short: Short | null }) {
  const Filling = filled['withdrawals.short'];
  return Filling && short ? (
    <Suspense fallback={null}>
      <Filling {...short} />
    </Suspense>
  ) : null;
}

/** Products' remarks on idle coins. They appear late, so nothing may be below them that they could push down. */
export const IdleSlot = (idle: Idle) =>
  filled['coins.idle']?.map((Filling, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: products are listed once and never change their places.
    <Suspense key={index} fallback={null}>
      <Filling {...idle} />
    </Suspense>
  ));
