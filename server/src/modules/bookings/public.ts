export { bookingsHttp } from './bookings.http.ts';
export type { BookingsDeps } from './bookings-deps.ts';
export { isStatementScope } from './statement-scope.ts';
export { readBills } from './usecases/read-bills.ts';
export { createStatementSource } from './usecases/read-statement.ts';
