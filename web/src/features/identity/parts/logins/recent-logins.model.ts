import { useQuery } from '@tanstack/react-query';
import { recentLoginsQuery } from '../../api/queries.ts';

const COUNT = 4;

/** The last four log-ins. */
export const useRecentLogins = () => useQuery(recentLoginsQuery(COUNT));
