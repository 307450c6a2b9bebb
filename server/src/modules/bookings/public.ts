export type { BookingsDeps } from './bookings-deps.ts';
export { readBills } from './usecases/read-bills.ts';
