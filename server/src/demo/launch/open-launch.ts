import { DAY_MS } from '@bourse/core/calendar/durations.ts';
import { approveAll, type Pair } from '../staff-pair.ts';
import { DEMO_SURVEY } from './demo-survey.ts';
import { type DemoSale, FLASH_DAY, FLASH_START_MS, SALES } from './sales.ts';

/** When people begin to visit the demo. */
const VISITED_MS = 90 * DAY_MS;
const WHOLE_BPS = 10_000;

/** Puts the demo's tokens aside and publishes its sales; each step takes two members. */
export async function openLaunch(product: Pair, finance: Pair, startMs: number): Promise<void> {
  for (const { id, quota } of SALES) {
    await finance.asks.call('staffLaunch', 'fund', {
      clientRequestId: crypto.randomUUID(),
      project: id,
      token: 'HBT',
      amount: quota,
      reason: 'The tokens of our own sale',
    });
  }
  for (const { id, protection } of SALES) {
    if (!protection) continue;
    await finance.asks.call('staffLaunch', 'fund', {
      clientRequestId: crypto.randomUUID(),
      project: id,
      token: 'USDT',
      amount: protection.worst,
      covers: 'protection',
      reason: 'The worst case of a price protection',
    });
  }
  await approveAll(finance);
  for (const { id } of SALES.filter(({ needsSurvey }) => needsSurvey)) {
    await product.asks.call('staffLaunch', 'publishSurvey', {
      project: id,
      after: '0',
      questions: JSON.stringify(DEMO_SURVEY),
      reason: 'What we would like to know of people',
    });
  }
  for (const sale of SALES) await product.asks.call('staffLaunch', 'publish', publishForm(sale, startMs));
  await approveAll(product);
}

function publishForm(sale: DemoSale, startMs: number) {
  const part = Math.floor(WHOLE_BPS / sale.parts);
  const schedule = Array.from({ length: sale.parts }, (_, index) => ({
    atMs: String(startMs + sale.listingMs + index * sale.everyDays * DAY_MS),
    shareBps: String(index === sale.parts - 1 ? WHOLE_BPS - part * (sale.parts - 1) : part),
  }));
  const isByAmount = sale.terms.mode === 'SUBSCRIPTION';
  const round = {
    ...sale.terms,
    ...sale.price,
    ...(isByAmount ? { quota: sale.quota } : {}),
    ...(sale.holding ? { holding: holdingForm(sale.holding, startMs) } : {}),
    ...(sale.drawMs === undefined ? {} : { drawAtMs: String(startMs + sale.drawMs) }),
    // Who visits the demo is verified after these have begun, and is to take part all the same.
    kycMin: sale.fromMs < VISITED_MS ? '0' : '1',
    vipMin: '0',
    needsSurvey: sale.needsSurvey ? 'true' : 'false',
    newcomersOnly: sale.newcomersOnly ? 'true' : 'false',
    startAtMs: String(startMs + sale.fromMs),
    endAtMs: String(startMs + sale.untilMs),
  };
  return {
    project: sale.id,
    token: 'HBT',
    payAsset: sale.payAsset ?? 'USDT',
    supply: '100000000',
    quota: sale.quota,
    listingAtMs: String(startMs + sale.listingMs),
    ...(sale.protection && { protection: sale.protection.times }),
    rounds: JSON.stringify([round]),
    schedule: JSON.stringify(schedule),
    reason: 'A sale of our own token',
  };
}

const holdingForm = ({ fromMs, ...rest }: NonNullable<DemoSale['holding']>, startMs: number) => ({
  ...rest,
  fromAtMs: String(startMs + fromMs),
});

/** What each person of the demo commits on a day, by the day. */
export const LAUNCH_DAYS: readonly ReadonlyMap<number, { readonly project: string; readonly amount: string }>[] = [
  new Map(),
  new Map(),
  new Map([
    [6, { project: 'house-token-one', amount: '1500' }],
    [21, { project: 'house-token-boost-one', amount: '500' }],
  ]),
  new Map([
    [7, { project: 'house-token-one', amount: '4500' }],
    [22, { project: 'house-token-boost-one', amount: '800' }],
    [89, { project: 'house-token-two', amount: '2500' }],
  ]),
];

/** What the people of the demo buy in the flash sale that was sold out, by the person. */
export const FLASH_BUYS = {
  day: FLASH_DAY,
  startMs: FLASH_START_MS,
  project: 'house-token-flash-one',
  lots: [null, '3', '4', '5'],
} as const;
