import { useInfiniteQuery } from '@tanstack/react-query';
import { pagedOf } from '../../../../lib/calls/paged.ts';
import { loginHistoryQuery } from '../../api/queries.ts';

/** All log-ins of twelve months, page by page. */
export const useLoginHistoryModel = () => pagedOf(useInfiniteQuery(loginHistoryQuery()));
