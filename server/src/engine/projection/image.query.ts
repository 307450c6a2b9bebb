import type { Contingency, FeeFrom, SelfTrade } from '@bourse/core/trading/command.ts';
import { DEFAULT_LIMITS } from '@bourse/core/trading/core-state.ts';
import type { CoreImage, MarketImage, OrderImage } from '@bourse/core/trading/journal/image.ts';
import { laterTerms, partTerms, trailTerms } from '@bourse/core/trading/journal/snapshot.ts';
import { JournalBroken, type JournalPlace } from '../../journal/place.ts';
import type { Db, Tx } from '../../platform/db/db.ts';
import { trailReader } from './trails.ts';

/** The state of the core according to its rows, and its place in the journal. */
export interface ProjectedImage {
  readonly image: CoreImage;
  readonly place: JournalPlace;
}

/** How far the rows are; null before the first step. */
export async function readProgress(
  q: Pick<Tx, 'query'>,
): Promise<(JournalPlace & { readonly atMs: number; readonly nextId: number }) | null> {
  const [row] = await q.query<{ sequence: string; hash: Buffer; at_ms: string; next_id: string }>(
    'select sequence, hash, at_ms, next_id from trading.progress',
  );
  if (!row) return null;
  return {
    sequence: Number(row.sequence),
    hash: row.hash,
    atMs: Number(row.at_ms),
    nextId: Number(row.next_id),
  };
}

/**
 * Reads the state of the core from the rows, in one snapshot.
 *
 * @returns    null before the first step
 * @throws     JournalBroken if the journal does not contain what the rows were made from
 * @invariant  the image equals that of a core which applied the journal up to `place`
 */
export function imageFromRows(db: Db): Promise<ProjectedImage | null> {
  return db.tx(async (tx) => {
    await tx.query('set transaction isolation level repeatable read, read only');
    // A million open orders take longer than the time limit of a page's statements.
    await tx.query('set local statement_timeout = 0');
    const progress = await readProgress(tx);
    if (!progress) return null;
    const { sequence, hash, atMs, nextId } = progress;
    await assertInJournal(tx, progress);
    const { markets, trails } = await readMarkets(tx);
    const orders = await readOrders(tx, trails);
    const image: CoreImage = {
      sequence,
      atMs,
      nextId,
      markets,
      fees: await readFees(tx, orders),
      feeLevels: await readFeeLevels(tx),
      balances: await readBalances(tx),
      orders,
      remembered: await readRemembered(tx),
    };
    return { image, place: { sequence, hash } };
  });
}

async function assertInJournal(tx: Tx, { sequence, hash }: JournalPlace): Promise<void> {
  const [row] = await tx.query<{ last: string; hash: Buffer }>(
    `select first_sequence + command_count - 1 as last, hash from journal.row
     where first_sequence <= $1 order by first_sequence desc limit 1`,
    [sequence],
  );
  if (!row || Number(row.last) !== sequence || !row.hash.equals(hash)) throw new JournalBroken(sequence, 'ROW_CHAIN');
}

/** For each market and side, how far a stop with a given place has followed the price. */
type Trails = ReadonlyMap<number, Readonly<Record<'buy' | 'sell', (place: number) => number>>>;

async function readMarkets(tx: Tx): Promise<{ readonly markets: MarketImage[]; readonly trails: Trails }> {
  const rows = await tx.query<{
    market: number;
    base: number;
    quote: number;
    lot_minor: string;
    unit_minor: string;
    min_notional_units: string;
    band_ppm: number;
    is_halted: boolean;
    taken_for: number;
    reference_ticks: number;
    last_ticks: number;
    trade_count: string;
    due_high_ticks: number;
    due_low_ticks: number;
    buy_trail: string;
    sell_trail: string;
  }>('select * from trading.market order by market');
  const trails = new Map(
    rows.map((row) => [row.market, { buy: trailReader(row.buy_trail), sell: trailReader(row.sell_trail) }]),
  );
  const markets = rows.map(
    (row): MarketImage => ({
      market: row.market,
      base: row.base,
      quote: row.quote,
      lotMinor: BigInt(row.lot_minor),
      unitMinor: BigInt(row.unit_minor),
      minNotionalUnits: Number(row.min_notional_units),
      bandPpm: row.band_ppm,
      status: row.is_halted ? 'halted' : 'open',
      takenFor: row.taken_for,
      referenceTicks: row.reference_ticks,
      lastTicks: row.last_ticks,
      tradeCount: Number(row.trade_count),
      ...((row.due_high_ticks !== 0 || row.due_low_ticks !== 0) && {
        dueHighTicks: row.due_high_ticks,
        dueLowTicks: row.due_low_ticks,
      }),
    }),
  );
  return { markets, trails };
}

/** The fee table in force and those of open orders. Version 0, without fees, is in no row. */
async function readFees(tx: Tx, orders: readonly OrderImage[]): Promise<CoreImage['fees']> {
  const rows = await tx.query<{ version: number; maker_ppm: number; taker_ppm: number }>(
    'select version, maker_ppm, taker_ppm from trading.fee order by version, level',
  );
  const used = new Set([rows.at(-1)?.version ?? 0, ...orders.map((order) => order.feeVersion)]);
  const tables = new Map([[0, [{ makerPpm: 0, takerPpm: 0 }]]]);
  for (const { version, maker_ppm: makerPpm, taker_ppm: takerPpm } of rows) {
    tables.set(version, [...(tables.get(version) ?? []), { makerPpm, takerPpm }]);
  }
  return [...tables].filter(([version]) => used.has(version)).map(([version, levels]) => ({ version, levels }));
}

async function readFeeLevels(tx: Tx): Promise<CoreImage['feeLevels']> {
  const rows = await tx.query<{ account: string; level: number }>(
    'select account, level from trading.fee_level where level > 0 order by account',
  );
  return rows.map(({ account, level }) => ({ account: Number(account), level }));
}

async function readBalances(tx: Tx): Promise<CoreImage['balances']> {
  const rows = await tx.query<{ account: string; asset: number; available_minor: string; held_minor: string }>(
    'select * from trading.balance where available_minor + held_minor > 0 order by account, asset',
  );
  return rows.map((row) => ({
    account: Number(row.account),
    asset: row.asset,
    availableMinor: BigInt(row.available_minor),
    heldMinor: BigInt(row.held_minor),
  }));
}

async function readOrders(tx: Tx, trails: Trails): Promise<OrderImage[]> {
  const rows = await tx.query<{
    id: string;
    account: string;
    market: number;
    is_buy: boolean;
    is_market: boolean;
    time_in_force: OrderImage['timeInForce'];
    is_post_only: boolean;
    trigger: OrderImage['trigger'];
    is_waiting: boolean;
    ticks: number;
    stop_ticks: number;
    lots: string;
    open_lots: string;
    quote_units: string;
    display_lots: string;
    hidden_lots: string;
    trail_bps: number;
    tracking_at_ms: string;
    priority: string;
    fee_version: number;
    fee_level: number;
    fee_from: FeeFrom;
    self_trade: SelfTrade;
    list_id: string | null;
    contingency: Contingency;
    is_pending: boolean;
  }>(
    `select o.id, o.account, o.market, is_buy, is_market, time_in_force, is_post_only, trigger, is_waiting, ticks, stop_ticks,
            lots, lots - traded_lots as open_lots, quote_units, display_lots, hidden_lots, trail_bps, tracking_at_ms, priority, fee_version, fee_level, fee_from, self_trade,
            l.id as list_id, l.contingency, is_pending
     from trading.order o left join trading.order_list l on l.id = o.list_id
     where closed_at_ms is null order by o.id`,
  );
  return rows.map((row) => ({
    id: Number(row.id),
    priority: Number(row.priority),
    account: Number(row.account),
    market: row.market,
    side: row.is_buy ? 'buy' : 'sell',
    type: row.is_market ? 'market' : 'limit',
    timeInForce: row.time_in_force,
    postOnly: row.is_post_only,
    trigger: row.trigger,
    ticks: row.ticks,
    stopTicks: row.is_waiting && !isTracking(row) ? row.stop_ticks : 0,
    lots: Number(row.lots),
    openLots: Number(row.open_lots),
    quoteUnits: Number(row.quote_units),
    feeVersion: row.fee_version,
    feeLevel: row.fee_level,
    ...laterTerms({ feeFrom: row.fee_from, selfTrade: row.self_trade }),
    ...partTerms(Number(row.display_lots), Number(row.hidden_lots)),
    ...(row.is_waiting ? trailOf(row, trails) : {}),
    ...(row.list_id === null ? {} : { listId: Number(row.list_id), contingency: row.contingency }),
    ...(row.is_pending ? { isPending: true } : {}),
  }));
}

interface TrailColumns {
  readonly market: number;
  readonly is_buy: boolean;
  readonly priority: string;
  readonly trail_bps: number;
  readonly tracking_at_ms: string;
}

const isTracking = ({ tracking_at_ms: atMs }: Pick<TrailColumns, 'tracking_at_ms'>): boolean => atMs !== '0';

/** The terms of a waiting trailing stop, with how far it has followed the price. */
function trailOf(row: TrailColumns, trails: Trails) {
  if (!isTracking(row)) return trailTerms(row.trail_bps, null);
  const followed = trails.get(row.market)![row.is_buy ? 'buy' : 'sell'];
  return trailTerms(row.trail_bps, followed(Number(row.priority)));
}

async function readRemembered(tx: Tx): Promise<CoreImage['remembered']> {
  const rows = await tx.query<{ id: string; account: string; kind: number; text: string; content: string }>(
    `select id, account, kind, text, content from trading.remembered order by id desc limit ${DEFAULT_LIMITS.rememberedMax}`,
  );
  return rows
    .map((row) => ({
      account: Number(row.account),
      kind: row.kind,
      text: row.text,
      content: Number(row.content),
      id: Number(row.id),
    }))
    .reverse();
}
