import type { Command } from '@bourse/core/trading/command.ts';
import { IMAGE_VERSION, imageText } from '../../src/engine/image-text.ts';
import { LocalTrading } from '../../src/engine/local-trading.ts';
import { AssetNumbers } from '../../src/engine/projection/asset-numbers.ts';
import { imageFromRows } from '../../src/engine/projection/image.query.ts';
import { keepCheckpoint } from '../../src/journal/checkpoint.ts';
import { Ledger } from '../../src/ledger/ledger.ts';
import { createApprovals } from '../../src/modules/approvals/approvals.ts';
import { createAssets, DEMO_CATALOG, installCatalog } from '../../src/modules/assets/public.ts';
import { createIdentity } from '../../src/modules/identity/identity.ts';
import { insertPerson, setVipLevel } from '../../src/modules/identity/store/person.store.ts';
import { createNotices } from '../../src/modules/notices/notices.ts';
import { createPricing, type PriceSource } from '../../src/modules/pricing/public.ts';
import { DEMO_MARKETS, DEMO_TOKENS } from '../../src/modules/spot/markets/demo-markets.ts';
import { createSpot } from '../../src/modules/spot/spot.ts';
import type { SpotDeps } from '../../src/modules/spot/spot-deps.ts';
import { LeveragedTokens } from '../../src/modules/spot/tokens/leveraged-tokens.ts';
import { installMarkets } from '../../src/modules/spot/usecases/install-markets.ts';
import { tellRules } from '../../src/modules/spot/usecases/tell-core.ts';
import { ManualClock } from '../../src/platform/clock/clock.ts';
import { Secrets } from '../../src/platform/config/secrets.ts';
import { type TestDatabase, testDatabase } from '../../src/platform/db/test-database.ts';
import { InboxSender } from '../../src/platform/mail/inbox.ts';

export const START_MS = Date.parse('2026-02-03T04:05:00Z');

/** Spot without HTTP: a database, a trading core, and prices that a test sets. */
export interface SpotWorld {
  readonly t: TestDatabase;
  readonly clock: ManualClock;
  /** USDT for one coin, in hundredths. */
  readonly prices: Map<string, bigint>;
  readonly deps: SpotDeps;
  readonly trading: LocalTrading;
  /** Another process on the same database, after the first has stopped. */
  restart(): Promise<void>;
  /** What a hundred thousand other ids would do: rows and checkpoint say that the core remembers none. */
  forgetIds(): Promise<void>;
  person(uid: string, vipLevel?: number): Promise<void>;
  give(uid: string, asset: string, amountMinor: bigint): Promise<void>;
  ask(command: Command): Promise<string>;
  close(): Promise<void>;
}

export async function spotWorld(): Promise<SpotWorld> {
  const t = await testDatabase();
  const clock = new ManualClock(START_MS);
  const prices = new Map<string, bigint>([
    ['USDT', 100n],
    ['BTC', 6_000_000n],
    ['ETH', 250_000n],
  ]);
  await t.db.tx(async (tx) => {
    await installCatalog(tx, DEMO_CATALOG, START_MS);
    await installMarkets(tx, { markets: DEMO_MARKETS, tokens: DEMO_TOKENS }, START_MS);
  });
  const keys = new Secrets('x'.repeat(32));
  const notices = createNotices({ db: t.db, clock });
  const approvals = createApprovals({ db: t.db, clock, keys });
  const sender = new InboxSender({ db: t.db, clock, render: () => ({ subject: '', body: '' }) });
  const identity = createIdentity({ db: t.db, clock, sender, keys, notices, audit: approvals });
  const source: PriceSource = {
    quote: (asset, atMs) => {
      const priceUnits = prices.get(asset);
      return priceUnits === undefined ? null : { price: { priceUnits, priceScale: 2 }, atMs };
    },
    fiat: () => [],
  };
  const assets = createAssets({ db: t.db });
  await assets.start();
  let starts = 0;
  const open = async () => {
    const failed = (error: Error) => {
      throw error;
    };
    const trading = new LocalTrading({ db: t.db, clock, holder: `test ${++starts}`, onFailed: failed });
    await trading.start();
    const tokens = new LeveragedTokens(source);
    await tokens.refresh(t.db);
    const deps = createSpot({
      db: t.db,
      clock,
      trading,
      assets,
      identity,
      approvals,
      notices,
      tokens,
      ledger: new Ledger(t.db),
      assetNumbers: new AssetNumbers(t.db),
      pricing: createPricing({ source: tokens, clock }),
    });
    await deps.catalog.start();
    await deps.data.start();
    return { trading, deps };
  };
  const stop = async ({ deps, trading }: { readonly deps: SpotDeps; readonly trading: LocalTrading }) => {
    deps.data.stop();
    deps.catalog.stop();
    await trading.stop();
  };
  let now = await open();
  await tellRules(now.deps);
  const ask = async (command: Command): Promise<string> => {
    const answer = await now.trading.submit(command);
    if (!answer.ok) return answer.refusal.code;
    await now.trading.waitForRows(answer.value.sequence);
    return answer.value.outcome[0]!.kind;
  };
  return {
    t,
    clock,
    prices,
    get deps() {
      return now.deps;
    },
    get trading() {
      return now.trading;
    },
    async restart() {
      await stop(now);
      now = await open();
    },
    async forgetIds() {
      await t.ownerDb.query('delete from trading.remembered');
      const { image, place } = (await imageFromRows(t.db))!;
      await keepCheckpoint(t.db, { place, version: IMAGE_VERSION, state: imageText(image), nowMs: clock.nowMs() });
    },
    async person(uid, vipLevel = 0) {
      await t.db.tx(async (tx) => {
        const email = `p${uid}@example.com`;
        await insertPerson(tx, { uid, email, phone: null, locale: 'en_US', invitedBy: null, nowMs: START_MS });
        await setVipLevel(tx, uid, vipLevel);
      });
    },
    async give(uid, asset, amountMinor) {
      const number = await now.deps.assetNumbers.numberOf(asset);
      await ask({ kind: 'credit', account: Number(uid), asset: number, amountMinor, transferId: `${asset}-${uid}` });
    },
    ask,
    async close() {
      await stop(now);
      assets.stop();
      await t.close();
    },
  };
}
