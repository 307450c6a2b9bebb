import { OWN_GRIDS_TOPIC } from '@bourse/contract/topics.ts';
import { gatheredRefresh } from '../../../lib/live/gathered-refresh.ts';
import { useLive } from '../../../lib/live/live-socket.ts';
import { GRIDS } from './commands.ts';

const ask = gatheredRefresh(120);

/** Keeps a person's grids true while the page is open: each fill and each step of one is told. */
export function useGridsLive(): void {
  useLive(OWN_GRIDS_TOPIC, () => ask(GRIDS));
}
