import { gatheredRefresh } from '../../../lib/live/gathered-refresh.ts';
import { useLive } from '../../../lib/live/live-socket.ts';

const ask = gatheredRefresh(120);

/** Keeps plans and what is there for them true while the page is open: a run moves money. */
export function useAutoInvestLive(): void {
  useLive('balances.changed', () =>
    ask(['autoInvest.summary', 'autoInvest.plans', 'autoInvest.plan', 'autoInvest.runs']),
  );
}
