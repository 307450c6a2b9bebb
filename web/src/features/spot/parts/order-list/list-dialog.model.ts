import { useOrderList } from '../../api/queries.ts';

/** The orders of a list, as they are now. */
export const useListModel = (listId: string) => useOrderList(listId);
