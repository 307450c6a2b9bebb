import type { HoldingTerms } from '@bourse/core/launch/holding.ts';
import type { RoundPrice } from '@bourse/core/launch/price.ts';
import type { RoundMode, RoundState } from '@bourse/core/launch/round.ts';
import type { UnlockRow } from '@bourse/core/launch/schedule.ts';
import type { SubscribeTerms } from '@bourse/core/launch/subscribe.ts';
import type { Queryable, Tx } from '../../../platform/db/db.ts';
import { type Flash, findFlashes } from './flash.query.ts';
import { findHoldings } from './holding.query.ts';
import { findLotteries, type Lottery } from './lottery.query.ts';
import { type Fixing, findFixings } from './price/fixing.query.ts';
import { findProtectionPrices, type ProtectionPrice } from './price/protection.query.ts';

/** A round's own row. Amounts are minor units: of the token what it gives, of the coin that people commit what they commit. */
export interface RoundRow extends Omit<SubscribeTerms, 'holding'> {
  readonly projectId: string;
  readonly number: number;
  readonly mode: RoundMode;
  readonly state: RoundState;
  readonly quotaMinor: bigint;
  /** The most tokens of one person. */
  readonly personMinor: bigint;
  readonly split: 'PRORATA' | 'BOTTOM_UP';
  /** Null in a boost round, which sells nothing, and until it is fixed. */
  readonly price: RoundPrice | null;
  /** What it is offered for in the stable coin, where its paying coin floats; null of every other one. */
  readonly offer: RoundPrice | null;
  readonly hasVipDiscount: boolean;
  /** What was sold, once it is counted. */
  readonly soldMinor: bigint;
}

/** What is locked in a boost round. */
export interface BoostTerms {
  readonly asset: string;
}

/** A round as stored, with what its mode has. */
export interface Round extends RoundRow {
  readonly flash: Flash | null;
  readonly lottery: Lottery | null;
  readonly boost: BoostTerms | null;
  readonly holding: HoldingTerms | null;
  /** How its price was fixed, or that it could not be; null until then, and where nothing is fixed. */
  readonly fixing: Fixing | null;
}

/** What a round sells its tokens for. @throws Error where it sells nothing, or is not priced: nobody can ask for anything there */
export function priceOf({ price, projectId, number }: Pick<RoundRow, 'price' | 'projectId' | 'number'>): RoundPrice {
  if (!price) throw new Error(`round ${projectId}/${number} has no price`);
  return price;
}

/** A project as stored, with its rounds in order and its unlocks. */
export interface Project {
  readonly id: string;
  readonly token: string;
  readonly payAsset: string;
  readonly website: string | null;
  readonly paper: string | null;
  readonly supplyMinor: bigint;
  readonly quotaMinor: bigint;
  readonly listingMs: number;
  readonly cancelledMs: number | null;
  /** How much of a loss is made good, hundredths of a percent; null where nothing is. */
  readonly protectionBps: number | null;
  /** The market’s price at the first delivery; null until it is known, and where nothing is made good. */
  readonly protection: ProtectionPrice | null;
  readonly rounds: readonly Round[];
  readonly schedule: readonly UnlockRow[];
}

interface ProjectRow {
  id: string;
  token: string;
  pay_asset: string;
  website: string | null;
  paper: string | null;
  supply_minor: string;
  quota_minor: string;
  listing_ms: string;
  cancelled_ms: string | null;
  protection_bps: number | null;
}

interface Row {
  project_id: string;
  number: number;
  mode: RoundMode;
  state: RoundState;
  quota_minor: string;
  person_minor: string;
  split: RoundRow['split'];
  base_units: string | null;
  base_scale: number | null;
  discount_bps: number | null;
  usdt_units: string | null;
  usdt_scale: number | null;
  vip_discount: boolean;
  min_minor: string;
  max_minor: string;
  step_minor: string;
  kyc_min: number;
  vip_min: number;
  nationality: RoundRow['nationality'];
  newcomers_only: boolean;
  needs_survey: boolean;
  start_ms: string;
  end_ms: string;
  sold_minor: string;
}

const asRound = (row: Row): RoundRow => ({
  projectId: row.project_id,
  number: row.number,
  mode: row.mode,
  state: row.state,
  quotaMinor: BigInt(row.quota_minor),
  personMinor: BigInt(row.person_minor),
  split: row.split,
  price:
    row.base_units === null
      ? null
      : { baseUnits: BigInt(row.base_units), baseScale: row.base_scale!, discountBps: row.discount_bps! },
  offer:
    row.usdt_units === null
      ? null
      : { baseUnits: BigInt(row.usdt_units), baseScale: row.usdt_scale!, discountBps: row.discount_bps! },
  awaitsPrice: row.usdt_units !== null && row.base_units === null,
  hasVipDiscount: row.vip_discount,
  minMinor: BigInt(row.min_minor),
  maxMinor: BigInt(row.max_minor),
  stepMinor: BigInt(row.step_minor),
  kycMin: row.kyc_min,
  vipMin: row.vip_min,
  nationality: row.nationality,
  newcomersOnly: row.newcomers_only,
  needsSurvey: row.needs_survey,
  startMs: Number(row.start_ms),
  endMs: Number(row.end_ms),
  soldMinor: BigInt(row.sold_minor),
});

const ROUND_COLUMNS = `project_id, number, mode, state, quota_minor, person_minor, split, base_units, base_scale, discount_bps,
  usdt_units, usdt_scale, vip_discount, min_minor, max_minor, step_minor, kyc_min, vip_min, nationality, newcomers_only,
  needs_survey, start_ms, end_ms, sold_minor`;

/** Which projects are asked for, the newest first. */
export interface ProjectPage {
  /** Those of which nothing is open or to come any more, or the others; null for all. */
  readonly isOver: boolean | null;
  readonly nowMs: number;
  /** The last one of the page before; null for the first page. */
  readonly before: string | null;
  readonly limit: number;
}

/** A page of projects; after one that is not there it is empty. */
export async function findProjectPage(q: Queryable, { isOver, nowMs, before, limit }: ProjectPage): Promise<Project[]> {
  const rows = await q.query<{ id: string }>(
    `select p.id from launch.project p
      where ($1::text is null or p.number < (select number from launch.project where id = $1))
        and ($2::boolean is null or $2 = not exists (
              select 1 from launch.round r
               where r.project_id = p.id and r.state in ('WARM_UP', 'OPEN') and r.end_ms > $3))
      order by p.number desc limit $4`,
    [before, isOver, nowMs, limit],
  );
  return read(q, 'p.id = any($1)', [rows.map(({ id }) => id)]);
}

export async function findProject(q: Queryable, id: string): Promise<Project | null> {
  return (await read(q, 'p.id = $1', [id]))[0] ?? null;
}

/** Those of some projects that are there, by their id. */
export async function findProjectsOf(q: Queryable, ids: readonly string[]): Promise<ReadonlyMap<string, Project>> {
  const found = await read(q, 'p.id = any($1)', [ids]);
  return new Map(found.map((project) => [project.id, project]));
}

/** Which of some names tokens are put aside for. */
export async function findPutAside(q: Queryable, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await q.query<{ id: string }>(
    `select distinct project_id as id from (
       select project_id, asset, amount_minor as minor from launch.funding where account = 'launch_supply'
       union all
       select project_id, asset, -amount_minor from launch.payout where account = 'launch_supply') m
      where project_id = any($1) group by project_id, asset having sum(minor) > 0`,
    [ids],
  );
  return new Set(rows.map(({ id }) => id));
}

async function read(q: Queryable, where: string, values: readonly unknown[]): Promise<Project[]> {
  const rows = await q.query<ProjectRow>(
    `select p.id, p.token, p.pay_asset, p.website, p.paper, p.supply_minor, p.quota_minor, p.listing_ms, p.cancelled_ms,
            p.protection_bps
       from launch.project p where ${where} order by p.number desc`,
    values,
  );
  const ids = rows.map(({ id }) => id);
  const rounds = await q.query<Row>(
    `select ${ROUND_COLUMNS} from launch.round where project_id = any($1) order by number`,
    [ids],
  );
  const flashes = await findFlashes(q, ids);
  const lotteries = await findLotteries(q, ids);
  const boosts = await findBoosts(q, ids);
  const holdings = await findHoldings(q, ids);
  const fixings = await findFixings(q, ids);
  const protections = await findProtectionPrices(q, ids);
  const own = <Of extends Pick<RoundRow, 'projectId' | 'number'>>(all: readonly Of[], row: Row): Of | null =>
    all.find(({ projectId, number }) => projectId === row.project_id && number === row.number) ?? null;
  const unlocks = await q.query<{ project_id: string; unlock_at_ms: string; share_bps: number }>(
    'select project_id, unlock_at_ms, share_bps from launch.schedule where project_id = any($1) order by place',
    [ids],
  );
  return rows.map((row) => ({
    id: row.id,
    token: row.token,
    payAsset: row.pay_asset,
    website: row.website,
    paper: row.paper,
    supplyMinor: BigInt(row.supply_minor),
    quotaMinor: BigInt(row.quota_minor),
    listingMs: Number(row.listing_ms),
    cancelledMs: row.cancelled_ms === null ? null : Number(row.cancelled_ms),
    protectionBps: row.protection_bps,
    protection: protections.get(row.id) ?? null,
    rounds: rounds
      .filter(({ project_id }) => project_id === row.id)
      .map((each) => ({
        ...asRound(each),
        flash: own(flashes, each),
        lottery: own(lotteries, each),
        boost: own(boosts, each),
        holding: own(holdings, each),
        fixing: own(fixings, each),
      })),
    schedule: unlocks
      .filter(({ project_id }) => project_id === row.id)
      .map(({ unlock_at_ms, share_bps }) => ({ unlockAtMs: Number(unlock_at_ms), shareBps: share_bps })),
  }));
}

async function findBoosts(
  q: Queryable,
  projectIds: readonly string[],
): Promise<(BoostTerms & Pick<RoundRow, 'projectId' | 'number'>)[]> {
  const rows = await q.query<{ project_id: string; number: number; asset: string }>(
    'select project_id, number, asset from launch.boost where project_id = any($1)',
    [projectIds],
  );
  return rows.map(({ project_id: projectId, number, asset }) => ({ projectId, number, asset }));
}

/** The coin that people commit to a round. */
export const committedAsset = ({ payAsset, rounds }: Pick<Project, 'payAsset' | 'rounds'>, number: number): string =>
  rounds.find((each) => each.number === number)?.boost?.asset ?? payAsset;

/**
 * Locks a round. Whoever subscribes or leaves shares it, and waits for nobody but whoever changes its state; whoever changes
 * its state has it alone. Where locked ones are skipped, such a one is null.
 */
export async function lockRound(
  tx: Tx,
  projectId: string,
  number: number,
  how: 'share' | 'update' | 'update skip locked',
): Promise<RoundRow | null> {
  const [row] = await tx.query<Row>(
    `select ${ROUND_COLUMNS} from launch.round where project_id = $1 and number = $2 for ${how}`,
    [projectId, number],
  );
  return row ? asRound(row) : null;
}

/** The rounds that time or work may still change, in order. */
export async function findRoundsUnderWay(q: Queryable): Promise<RoundRow[]> {
  const rows = await q.query<Row>(
    `select ${ROUND_COLUMNS} from launch.round where state not in ('COMPLETED', 'CANCELLED') order by project_id, number`,
  );
  return rows.map(asRound);
}

/** The cancelled projects of which nobody has said yet that everybody was paid back, the oldest first. */
export async function findToPayBack(q: Queryable): Promise<string[]> {
  const rows = await q.query<{ id: string }>(
    'select id from launch.project where cancelled_ms is not null and paid_back_ms is null order by number',
  );
  return rows.map(({ id }) => id);
}
