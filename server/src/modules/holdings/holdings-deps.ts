import type { BookingsDeps } from '../bookings/public.ts';
import type { Identity } from '../identity/public.ts';

export interface HoldingsDeps extends BookingsDeps {
  readonly identity: Identity;
}
