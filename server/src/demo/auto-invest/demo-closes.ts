import type { CloseLine } from '@bourse/core/auto-invest/closes-file.ts';
import { PRICE_SCALE } from '@bourse/core/auto-invest/figures.ts';
import { lastClosedDay } from '@bourse/core/auto-invest/reference.ts';
import { startOfBusinessDay } from '@bourse/core/calendar/business-day.ts';
import { MINUTE_MS } from '@bourse/core/calendar/durations.ts';
import { rescale } from '@bourse/core/money/round.ts';
import type { Exchange } from '../../boot/exchange.ts';
import { findCloseSpans, saveCloses } from '../../modules/auto-invest/public.ts';
import type { Config } from '../../platform/config/config.ts';
import { startLoop } from '../../platform/jobs/loop.ts';
import type { Logger } from '../../platform/log/log.ts';

/** Three years, and some days so that the longest range is complete. */
const DAYS = 1_110;
/** The house's own coin is younger than the others, so that ranges which begin earlier can be seen to be closed. */
const YOUNG: Readonly<Record<string, number>> = { HBT: 520 };
const EVERY_MS = MINUTE_MS;

/**
 * Keeps the demo's daily closes up to date: its index at the end of each business day, the same at every start. They
 * are marked as the demo's and never replace what an operator has loaded.
 */
export async function startDemoCloses(
  exchange: Exchange,
  config: Config,
  log: Logger,
): Promise<{ stop(): Promise<void> }> {
  if (config.isProduction) return { stop: async () => {} };
  await fillDemoCloses(exchange);
  return startLoop({
    name: 'demo-closes',
    everyMs: EVERY_MS,
    log,
    async run() {
      await fillDemoCloses(exchange);
      return 'idle';
    },
  });
}

async function fillDemoCloses({ services, spot }: Exchange): Promise<void> {
  const { db, clock, pricing } = services;
  const nowMs = clock.nowMs();
  const toDay = lastClosedDay(nowMs);
  const spans = new Map((await findCloseSpans(db)).map((span) => [span.asset, span]));
  const closes: CloseLine[] = [];
  for (const { base, quote, kind } of spot.catalog.all()) {
    if (kind !== 'spot' || quote !== 'USDT') continue;
    const fromDay = (spans.get(base)?.lastDay ?? toDay - (YOUNG[base] ?? DAYS)) + 1;
    for (let day = fromDay; day <= toDay; day++) {
      const found = pricing.priceAt(base, startOfBusinessDay(day + 1) - 1);
      if (!found) continue;
      const price = rescale(found.price.priceUnits, found.price.priceScale, PRICE_SCALE, 'down');
      if (price > 0n) closes.push({ day, asset: base, price });
    }
  }
  if (closes.length > 0) await db.tx((tx) => saveCloses(tx, closes, { isDemo: true, nowMs }));
}
