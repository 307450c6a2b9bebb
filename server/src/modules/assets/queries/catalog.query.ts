import type { Queryable } from '../../../platform/db/db.ts';
import { type Catalog, type Coin, type CoinNetwork, coinNetworkKey, type Network, type Pause } from '../catalog.ts';

interface CoinRow {
  asset: string;
  name: string;
  ledger_scale: number;
  display_scale: number;
  sort: number;
}
interface PauseColumns {
  deposit_paused_reason: string | null;
  deposit_paused_until_ms: string | null;
  withdraw_paused_reason: string | null;
  withdraw_paused_until_ms: string | null;
  sort: number;
}
interface NetworkRow extends PauseColumns {
  network: string;
  name: string;
  family: Network['family'];
  block_seconds: string;
  explorer_tx: string | null;
  credit_confirmations: number;
  unlock_confirmations: number;
}
interface CoinNetworkRow extends PauseColumns {
  asset: string;
  network: string;
  standard: string;
  contract: string | null;
  scale: number;
  memo_required: boolean;
  memo_pattern: string | null;
  deposit_min_minor: string;
  withdraw_min_minor: string;
  withdraw_max_minor: string;
  withdraw_fee_minor: string;
}

/** How many times the catalog was changed. */
export async function readCatalogVersion(q: Queryable): Promise<number> {
  const [row] = await q.query<{ version: string }>('select version from assets.catalog_version');
  return Number(row?.version ?? 0);
}

/** The whole catalog, read by one statement. */
export async function readCatalog(q: Queryable): Promise<Catalog> {
  const [row] = await q.query<{ version: number; coins: CoinRow[]; networks: NetworkRow[]; pairs: CoinNetworkRow[] }>(
    // Amounts and times are read as text, because JSON numbers would lose digits.
    `select (select version from assets.catalog_version)::int as version,
       (select coalesce(json_agg(c order by c.sort, c.asset), '[]') from assets.coin c) as coins,
       (select coalesce(json_agg(n order by n.sort, n.network), '[]') from (
          select network, name, family, block_seconds::text, explorer_tx, credit_confirmations, unlock_confirmations,
            deposit_paused_reason, deposit_paused_until_ms::text, withdraw_paused_reason, withdraw_paused_until_ms::text, sort
          from assets.network) n) as networks,
       (select coalesce(json_agg(p order by p.sort, p.network), '[]') from (
          select asset, network, standard, contract, scale, memo_required, memo_pattern, deposit_min_minor::text,
            withdraw_min_minor::text, withdraw_max_minor::text, withdraw_fee_minor::text, deposit_paused_reason,
            deposit_paused_until_ms::text, withdraw_paused_reason, withdraw_paused_until_ms::text, sort
          from assets.coin_network) p) as pairs`,
  );
  if (!row) throw new Error('the catalog query answered no row');
  return {
    version: row.version,
    coins: new Map(row.coins.map((coin) => [coin.asset, asCoin(coin)])),
    networks: new Map(row.networks.map((network) => [network.network, asNetwork(network)])),
    coinNetworks: new Map(row.pairs.map((pair) => [coinNetworkKey(pair.asset, pair.network), asCoinNetwork(pair)])),
  };
}

function asCoin(row: CoinRow): Coin {
  return {
    asset: row.asset,
    name: row.name,
    ledgerScale: row.ledger_scale,
    displayScale: row.display_scale,
    sort: row.sort,
  };
}

function asNetwork(row: NetworkRow): Network {
  return {
    network: row.network,
    name: row.name,
    family: row.family,
    blockSeconds: Number(row.block_seconds),
    explorerTx: row.explorer_tx,
    creditConfirmations: row.credit_confirmations,
    unlockConfirmations: row.unlock_confirmations,
    depositPaused: asPause(row.deposit_paused_reason, row.deposit_paused_until_ms),
    withdrawPaused: asPause(row.withdraw_paused_reason, row.withdraw_paused_until_ms),
    sort: row.sort,
  };
}

function asCoinNetwork(row: CoinNetworkRow): CoinNetwork {
  return {
    asset: row.asset,
    network: row.network,
    standard: row.standard,
    contract: row.contract,
    scale: row.scale,
    memo: row.memo_pattern === null ? null : { required: row.memo_required, pattern: row.memo_pattern },
    depositMinMinor: BigInt(row.deposit_min_minor),
    withdrawMinMinor: BigInt(row.withdraw_min_minor),
    withdrawMaxMinor: BigInt(row.withdraw_max_minor),
    withdrawFeeMinor: BigInt(row.withdraw_fee_minor),
    depositPaused: asPause(row.deposit_paused_reason, row.deposit_paused_until_ms),
    withdrawPaused: asPause(row.withdraw_paused_reason, row.withdraw_paused_until_ms),
    sort: row.sort,
  };
}

function asPause(reason: string | null, untilMs: string | null): Pause | null {
  return reason === null ? null : { reason, untilMs: untilMs === null ? null : Number(untilMs) };
}

export interface FeeFloor {
  readonly asset: string;
  readonly network: string;
  readonly feeMinor: bigint;
  readonly minMinor: bigint;
}

/**
 * The fee and the minimum that staff have set, below which no review of fees may go. Minor units at the coin's ledger
 * scale.
 */
export async function findFeeFloors(q: Queryable): Promise<FeeFloor[]> {
  const rows = await q.query<{ asset: string; network: string; fee: string; min: string }>(
    `select asset, network, withdraw_fee_floor_minor as fee, withdraw_min_floor_minor as min from assets.coin_network
     order by asset, network`,
  );
  return rows.map((row) => ({
    asset: row.asset,
    network: row.network,
    feeMinor: BigInt(row.fee),
    minMinor: BigInt(row.min),
  }));
}
