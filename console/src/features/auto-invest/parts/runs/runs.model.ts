import { useInfiniteQuery } from '@tanstack/react-query';
import { listOf } from '../../../../lib/lists/list-state.ts';
import { runsQuery } from '../../api/auto-invest.ts';

/** Everybody's runs, the newest first. */
export const useRunsModel = () => listOf(useInfiniteQuery(runsQuery));
