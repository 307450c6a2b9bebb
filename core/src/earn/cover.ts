/** Interest that is due at a moment, minor units. */
export interface Due {
  readonly day: number;
  readonly interestMinor: bigint;
}

/**
 * The business day on which the money that was put aside for interest no longer suffices, at the rates of now.
 *
 * @param coverMinor  what is put aside; below zero where it has ended already
 * @param perDayMinor what is credited each day
 * @param dues        what ends on which day besides
 * @param from        the day that is credited next
 * @param days        how far it is looked
 * @returns           the first day that cannot be paid whole; null where there is none so far
 */
export function coverEndsOn(
  {
    coverMinor,
    perDayMinor,
    dues,
  }: { readonly coverMinor: bigint; readonly perDayMinor: bigint; readonly dues: readonly Due[] },
  from: number,
  days: number,
): number | null {
  let leftMinor = coverMinor;
  if (leftMinor < 0n) return from;
  const byDay = new Map<number, bigint>();
  for (const { day, interestMinor } of dues) byDay.set(day, (byDay.get(day) ?? 0n) + interestMinor);
  for (let day = from; day < from + days; day += 1) {
    leftMinor -= perDayMinor + (byDay.get(day) ?? 0n);
    if (leftMinor < 0n) return day;
  }
  return null;
}
