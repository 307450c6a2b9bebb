import { useInfiniteQuery } from '@tanstack/react-query';
import { listOf } from '../../../../lib/lists/list-state.ts';
import { plansQuery } from '../../api/auto-invest.ts';

/** Everybody's plans, the newest first. */
export const usePlansModel = () => listOf(useInfiniteQuery(plansQuery));
