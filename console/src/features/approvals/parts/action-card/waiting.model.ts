import { useInfiniteQuery } from '@tanstack/react-query';
import { waitingIn } from '../../../../lib/lists/list-state.ts';
import { actionsQuery } from '../../api/actions.ts';

/** How many actions wait for the current member, counted in the pages fetched so far. */
export const useWaitingActions = () =>
  waitingIn(useInfiniteQuery(actionsQuery('waiting')), ({ barredBy }) => barredBy === null);
