import { randomUUID } from 'node:crypto';
import { priceText } from '@bourse/core/trading/grid.ts';
import type { Exchange } from '../../boot/exchange.ts';
import { type CreateAsk, createGrid, hasGridsSince, stopGrid } from '../../modules/grid/public.ts';
import type { Market } from '../../modules/spot/public.ts';
import type { Config } from '../../platform/config/config.ts';
import { demoFillDoneAtMs } from '../../platform/demo/demo-fill.ts';
import { startLoop } from '../../platform/jobs/loop.ts';
import type { Logger } from '../../platform/log/log.ts';
import { DEMO_USERS } from '../people.ts';

const NOBODY = { stop: async () => {} };
const EVERY_MS = 3_000;
/** How far above the last price the first coins on sale may be, in tenths of a percent. */
const NEAR = 3;

/** A grid of the demo, with the distance of its range from the price in tenths of a percent. */
interface DemoGrid {
  readonly symbol: string;
  readonly mode: CreateAsk['mode'];
  readonly below: number;
  readonly above: number;
  readonly grids: number;
  readonly investment: string;
  /** Where it ends by itself, or waits to begin, also relative to the price. */
  readonly takeProfit?: number;
  readonly stopLoss?: number;
  readonly trigger?: number;
  /** Stopped again at once, so that the history has one. */
  readonly isStopped?: true;
}

/** The grids that each person has beside those of the past; the first person has nothing to spend at first. */
const DEMO_GRIDS: readonly (readonly DemoGrid[])[] = [
  [],
  [{ symbol: 'BTC_USDT', mode: 'arithmetic', below: 30, above: 30, grids: 12, investment: '450' }],
  [
    { symbol: 'BTC_USDT', mode: 'geometric', below: 25, above: 25, grids: 10, investment: '300', isStopped: true },
    {
      symbol: 'BTC_USDT',
      mode: 'arithmetic',
      below: 25,
      above: 30,
      grids: 11,
      investment: '1200',
      takeProfit: 120,
      stopLoss: -150,
    },
    { symbol: 'ETH_USDT', mode: 'geometric', below: 60, above: -10, grids: 8, investment: '900', trigger: -30 },
  ],
  [
    { symbol: 'ETH_USDT', mode: 'geometric', below: 40, above: 40, grids: 16, investment: '6000' },
    { symbol: 'BTC_USDT', mode: 'arithmetic', below: 50, above: 60, grids: 22, investment: '12000', takeProfit: 250 },
  ],
];

/** Starts grids for people of the demo who have made none since its ninety days, as soon as its markets have prices. */
export function startDemoGrids(exchange: Exchange, config: Config, log: Logger): { stop(): Promise<void> } {
  if (config.isProduction || !config.demo.users || !config.demo.marketMakers) return NOBODY;
  let left = DEMO_USERS.map((person, index) => ({ login: person.login, grids: DEMO_GRIDS[index] ?? [] }));
  const loop = startLoop({
    name: 'demo-grids',
    everyMs: EVERY_MS,
    async run() {
      const still = [];
      for (const person of left) if (!(await openGrids(exchange, person))) still.push(person);
      left = still;
      return 'idle';
    },
    log,
  });
  return { stop: () => loop.stop() };
}

/** @returns false if it cannot be done yet */
async function openGrids(
  { services, spot }: Exchange,
  { login, grids }: { readonly login: string; readonly grids: readonly DemoGrid[] },
): Promise<boolean> {
  const isReady = ({ symbol }: DemoGrid) => {
    const market = spot.catalog.find(symbol);
    if (!market) return false;
    // A grid that starts buys at once, at little more than the last price.
    const state = spot.data.state(market.market);
    const { lastTicks } = state;
    return lastTicks > 0 && state.book(1).asks.some(([ticks]) => ticks * 1_000 <= lastTicks * (1_000 + NEAR));
  };
  if (!grids.every(isReady)) return false;
  const person = await services.identity.resolveRecipient(services.db, { type: 'email', account: login });
  const filledAtMs = (await demoFillDoneAtMs(services.db)) ?? 0;
  if (!person || (await hasGridsSince(services.db, person.uid, filledAtMs))) return true;
  for (const grid of grids) {
    const caller = { uid: person.uid, sessionId: '', nowMs: services.clock.nowMs() };
    const made = await createGrid({ spot }, caller, askOf(grid, spot.catalog.find(grid.symbol)!, spot));
    if (made.ok && grid.isStopped) {
      await stopGrid({ spot }, person.uid, { gridId: made.value.strategy.id, sellsBase: false });
    }
  }
  return true;
}

function askOf(grid: DemoGrid, market: Market, { data }: Exchange['spot']): CreateAsk {
  const { lastTicks } = data.state(market.market);
  const at = (tenths: number): string => priceText(Math.round((lastTicks * (1_000 + tenths)) / 1_000), market.grid);
  const optional = (tenths: number | undefined) => (tenths === undefined ? undefined : at(tenths));
  return {
    clientRequestId: randomUUID(),
    symbol: grid.symbol,
    mode: grid.mode,
    lower: at(-grid.below),
    upper: at(grid.above),
    grids: grid.grids,
    investment: grid.investment,
    takeProfit: optional(grid.takeProfit),
    stopLoss: optional(grid.stopLoss),
    trigger: optional(grid.trigger),
  };
}
