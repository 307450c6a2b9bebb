export type { BookingsDeps } from './bookings-deps.ts';
export { readBill, readBills } from './usecases/read-bills.ts';
