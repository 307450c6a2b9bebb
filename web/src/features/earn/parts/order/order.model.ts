import { pagedOf } from '../../../../lib/calls/paged.ts';
import { useCredits, useOrder } from '../../api/queries.ts';

/** One order. */
export const useOrderModel = (orderId: string) => useOrder(orderId);

/** Its days, page by page. */
export const useCreditsModel = (orderId: string) => pagedOf(useCredits(orderId));
