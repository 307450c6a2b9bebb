import { OWN_GRIDS_TOPIC } from '@bourse/contract/topics.ts';
import { useLiveRefresh } from '../../../lib/live/live-refresh.ts';
import { GRIDS } from './commands.ts';

/** Keeps a person's grids true while the page is open: each fill and each step of one is told. */
export const useGridsLive = (): void => useLiveRefresh(OWN_GRIDS_TOPIC, GRIDS);
