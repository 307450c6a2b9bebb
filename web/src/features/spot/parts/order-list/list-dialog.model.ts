import { useOrderList } from '../../api/queries.ts';

/** The present orders of a list. */
export const useListModel = (listId: string) => useOrderList(listId);
