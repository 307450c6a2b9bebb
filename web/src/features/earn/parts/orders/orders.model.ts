import { pagedOf } from '../../../../lib/calls/paged.ts';
import { useOrders } from '../../api/queries.ts';

/** A person's orders, page by page. */
export const useOrdersModel = (areEnded: boolean) => pagedOf(useOrders(!areEnded));
