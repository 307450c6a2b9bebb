import type { BookingsDeps } from '../bookings/public.ts';
import type { Identity } from '../identity/public.ts';

/** What the overview works with. */
export interface HoldingsDeps extends BookingsDeps {
  readonly identity: Identity;
}
