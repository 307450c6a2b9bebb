import type { bookings } from '@bourse/contract/bookings.ts';
import type { messages } from '@bourse/i18n/en_US/bookings.gen.ts';
import type { messages as bookingsRefusals } from '@bourse/i18n/en_US/bookings-refusal.ts';
import { catalog, type Text, useText } from '../../lib/i18n.ts';
import type { RefusalsToSay } from '../balances/public.ts';
import type { TransfersMessages } from '../transfers/public.ts';

/** The catalog's own texts, and those of the rooms below that are shown here. */
export type BookingsMessages = TransfersMessages & typeof messages;
export type BookingsText = Text<BookingsMessages>;

const bookingsText = catalog<BookingsMessages>(
  import.meta.glob(
    '../../../../i18n/*/{balances.gen,balances-move,address-book,deposits.gen,withdrawals,transfers,bookings.gen}.ts',
  ),
  'bookings',
);
export const useBookingsText = (): BookingsText => useText(bookingsText);

/** Does not compile where a refusal has no sentence in this English catalog or in one below. @proof */
export type BookingsRefusalSentences = Pick<typeof bookingsRefusals, RefusalsToSay<typeof bookings>>;
