import type { HoldingTerms } from '@bourse/core/launch/holding.ts';
import type { RoundState } from '@bourse/core/launch/round.ts';
import type { Tx } from '../../../platform/db/db.ts';
import type { AsideAccount } from '../queries/price/funded.query.ts';
import type { BoostTerms, Project, RoundRow } from '../queries/project.query.ts';
import { insertLottery, type NewLottery } from './lottery.store.ts';
import { insertHolding } from './snapshot.store.ts';
import { insertFlash, type NewFlash } from './ticket.store.ts';

/** A round that is not there yet: a flash round and a lottery get their secrets when they are inserted. */
export interface NewRound extends RoundRow {
  readonly flash: NewFlash | null;
  readonly lottery: NewLottery | null;
  readonly boost: BoostTerms | null;
  readonly holding: HoldingTerms | null;
}

export type NewProject = Omit<Project, 'rounds' | 'protection'> & { readonly rounds: readonly NewRound[] };

/** Inserts a project with its rounds and unlocks. It fails where the id is taken; the caller must have checked. */
export async function insertProject(tx: Tx, project: NewProject, nowMs: number, staffId: string): Promise<void> {
  await tx.query(
    `insert into launch.project (id, token, pay_asset, website, paper, supply_minor, quota_minor, listing_ms, created_at_ms,
       protection_bps)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    [
      project.id,
      project.token,
      project.payAsset,
      project.website,
      project.paper,
      project.supplyMinor.toString(),
      project.quotaMinor.toString(),
      project.listingMs,
      nowMs,
      project.protectionBps,
    ],
  );
  for (const [index, { unlockAtMs, shareBps }] of project.schedule.entries()) {
    await tx.query('insert into launch.schedule (project_id, place, unlock_at_ms, share_bps) values ($1, $2, $3, $4)', [
      project.id,
      index + 1,
      unlockAtMs,
      shareBps,
    ]);
  }
  for (const round of project.rounds) await insertRound(tx, round, nowMs, staffId);
}

async function insertRound(tx: Tx, round: NewRound, nowMs: number, staffId: string): Promise<void> {
  await tx.query(
    `insert into launch.round (project_id, number, mode, state, quota_minor, person_minor, split, base_units, base_scale,
       discount_bps, vip_discount, min_minor, max_minor, step_minor, kyc_min, vip_min, nationality, newcomers_only,
       needs_survey, start_ms, end_ms, usdt_units, usdt_scale)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23)`,
    [
      round.projectId,
      round.number,
      round.mode,
      round.state,
      round.quotaMinor.toString(),
      round.personMinor.toString(),
      round.split,
      round.price?.baseUnits.toString() ?? null,
      round.price?.baseScale ?? null,
      (round.price ?? round.offer)?.discountBps ?? null,
      round.hasVipDiscount,
      round.minMinor.toString(),
      round.maxMinor.toString(),
      round.stepMinor.toString(),
      round.kycMin,
      round.vipMin,
      round.nationality,
      round.newcomersOnly,
      round.needsSurvey,
      round.startMs,
      round.endMs,
      round.offer?.baseUnits.toString() ?? null,
      round.offer?.baseScale ?? null,
    ],
  );
  if (round.flash) await insertFlash(tx, round, round.flash);
  if (round.lottery) await insertLottery(tx, round, round.lottery);
  if (round.boost) {
    await tx.query('insert into launch.boost (project_id, number, asset) values ($1, $2, $3)', [
      round.projectId,
      round.number,
      round.boost.asset,
    ]);
  }
  if (round.holding) await insertHolding(tx, round, round.holding, nowMs);
  await logRound(tx, round, round.state, nowMs, staffId);
}

/** Sets a round's state and logs it. `staffId` is null where time did it. */
export async function setRoundState(
  tx: Tx,
  round: Pick<RoundRow, 'projectId' | 'number'>,
  state: RoundState,
  { nowMs, staffId }: { readonly nowMs: number; readonly staffId: string | null },
): Promise<void> {
  await tx.query('update launch.round set state = $3 where project_id = $1 and number = $2', [
    round.projectId,
    round.number,
    state,
  ]);
  await logRound(tx, round, state, nowMs, staffId);
}

async function logRound(
  tx: Tx,
  { projectId, number }: Pick<RoundRow, 'projectId' | 'number'>,
  state: RoundState,
  nowMs: number,
  staffId: string | null,
): Promise<void> {
  await tx.query(
    'insert into launch.round_log (project_id, number, at_ms, state, staff_id) values ($1, $2, $3, $4, $5)',
    [projectId, number, nowMs, state, staffId],
  );
}

/** Saves what a counted round has sold. */
export async function saveSold(
  tx: Tx,
  { projectId, number }: Pick<RoundRow, 'projectId' | 'number'>,
  soldMinor: bigint,
): Promise<void> {
  await tx.query('update launch.round set sold_minor = $3 where project_id = $1 and number = $2', [
    projectId,
    number,
    soldMinor.toString(),
  ]);
}

export async function markProjectCancelled(tx: Tx, id: string, nowMs: number): Promise<void> {
  await tx.query('update launch.project set cancelled_ms = $2 where id = $1', [id, nowMs]);
}

/** Says that a cancelled project owes nobody anything. */
export async function markPaidBack(tx: Tx, id: string, nowMs: number): Promise<void> {
  await tx.query('update launch.project set paid_back_ms = $2 where id = $1', [id, nowMs]);
}

/** Lets one after the other publish a project and take its money out, also while it has no row. */
export async function lockMoney(tx: Tx, projectId: string): Promise<void> {
  await tx.query(`select pg_advisory_xact_lock(hashtextextended('launch.money:' || $1, 0))`, [projectId]);
}

/** Which account of a project something leaves. */
export type PayoutAccount = AsideAccount | 'launch_proceeds';

export async function insertPayout(
  tx: Tx,
  payout: {
    readonly id: string;
    readonly requestId: string;
    readonly projectId: string;
    readonly account: PayoutAccount;
    readonly asset: string;
    readonly amountMinor: bigint;
    readonly uid: string | null;
    readonly atMs: number;
    readonly entryId: string;
  },
): Promise<void> {
  await tx.query(
    `insert into launch.payout (id, request_id, project_id, account, asset, amount_minor, uid, at_ms, entry_id)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [
      payout.id,
      payout.requestId,
      payout.projectId,
      payout.account,
      payout.asset,
      payout.amountMinor.toString(),
      payout.uid,
      payout.atMs,
      payout.entryId,
    ],
  );
}

export async function insertFunding(
  tx: Tx,
  funding: {
    readonly id: string;
    readonly requestId: string;
    readonly projectId: string;
    readonly account: AsideAccount;
    readonly asset: string;
    readonly amountMinor: bigint;
    readonly atMs: number;
    readonly entryId: string;
  },
): Promise<void> {
  await tx.query(
    `insert into launch.funding (id, request_id, project_id, asset, amount_minor, at_ms, entry_id, account)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [
      funding.id,
      funding.requestId,
      funding.projectId,
      funding.asset,
      funding.amountMinor.toString(),
      funding.atMs,
      funding.entryId,
      funding.account,
    ],
  );
}
