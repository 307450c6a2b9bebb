import { useInfiniteQuery } from '@tanstack/react-query';
import { waitingIn } from '../../../../lib/lists/list-state.ts';
import { actionsQuery } from '../../api/actions.ts';

/** What waits for whoever is logged in, as far as it is fetched. */
export const useWaitingActions = () =>
  waitingIn(useInfiniteQuery(actionsQuery('waiting')), ({ barredBy }) => barredBy === null);
