import type { OutputOf } from '@bourse/contract/endpoint.ts';
import type { staffChains as chainsContract } from '@bourse/contract/staff/chains.ts';
import { ok, type Result } from '@bourse/core/result.ts';
import { cutPage, pageLimitOf, readKeyset } from '../../platform/db/keyset.ts';
import type { Handlers } from '../../platform/request/context.ts';
import { DONE } from '../../platform/request/done.ts';
import { staffActorOf } from '../../platform/request/staff-actor.ts';
import { ask } from '../approvals/public.ts';
import { amountText } from '../assets/public.ts';
import type { CustodyDeskDeps } from './chain-care.ts';
import type { CustodyActions } from './custody-actions.ts';
import { RAISE_AFTER_MS } from './custody-deps.ts';
import {
  findBookedCustody,
  findNetworkWork,
  findOpenPaymentPage,
  findPromised,
  findUnswept,
  type NetworkWork,
  type OpenPayment,
  type Unswept,
} from './queries/chain-status.query.ts';
import { type HotLimit, listHotLimits } from './store/hot-limit.store.ts';
import { seeAlarmByStaff } from './usecases/tend-network.ts';
import type { LiveNetwork } from './usecases/watch-chains.ts';

type Shown = OutputOf<typeof chainsContract.status>['networks'][number];
type Hot = Shown['hot'][number];

/** Endpoints for what staff see of the chains, and do about payments that are stuck. */
export function staffChainsHttp(
  deps: CustodyDeskDeps,
  actions: Pick<CustodyActions, 'bumpPayment' | 'cancelPayment'>,
): Handlers<typeof chainsContract> {
  return {
    status: async (_, { nowMs }) => ok({ networks: await readStatus(deps, nowMs) }),
    custody: async ({ network }) => {
      const [held, booked] = await Promise.all([
        deps.chainCare.custody(deps.db, network),
        findBookedCustody(deps.db, network),
      ]);
      if (!held.ok) return held;
      return ok({
        rows: held.value.map(({ asset, hotMinor, depositsMinor, depositAddresses, explainedMinor }) => {
          const text = (minor: bigint) => amountText(deps, asset, minor);
          const { bookedMinor, surplusMinor } = booked.get(asset) ?? { bookedMinor: 0n, surplusMinor: 0n };
          const difference = hotMinor + depositsMinor + explainedMinor - bookedMinor;
          return {
            asset,
            booked: text(bookedMinor),
            hot: text(hotMinor),
            deposits: text(depositsMinor),
            depositAddresses,
            explained: text(explainedMinor),
            surplus: text(surplusMinor),
            difference: text(difference),
          };
        }),
      });
    },
    payments: async (input) => {
      const after = readKeyset(input.before);
      if (!after.ok) return after;
      const limit = pageLimitOf(input.limit);
      const rows = await findOpenPaymentPage(deps.db, { after: after.value, limit: limit + 1 });
      const page = cutPage(rows, limit, (row) => row);
      return ok({ rows: page.rows.map((row) => paymentOut(deps, row)), next: page.next });
    },
    bumpPayment: ({ reason, ...wish }, context) => ask(actions.bumpPayment, wish, reason, context),
    cancelPayment: ({ reason, ...wish }, context) => ask(actions.cancelPayment, wish, reason, context),
    seeAlarm: async (input, context) => done(await seeAlarmByStaff(deps, staffActorOf(context), input)),
  };
}

function done<Code extends string>(answer: Result<null, Code>): Result<typeof DONE, Code> {
  return answer.ok ? ok(DONE) : answer;
}

async function readStatus(deps: CustodyDeskDeps, nowMs: number): Promise<Shown[]> {
  const live = await deps.chainCare.watch();
  const networks = live.map(({ network }) => network);
  const [work, unswept, limits, promised] = await Promise.all([
    findNetworkWork(deps.db, nowMs - RAISE_AFTER_MS),
    findUnswept(deps.db, networks),
    listHotLimits(deps.db),
    findPromised(
      deps.db,
      live.map(({ hotAddress }) => hotAddress),
    ),
  ]);
  return live.map((each) => {
    const own = <Row extends { readonly network: string }>(rows: readonly Row[]) =>
      rows.filter(({ network }) => network === each.network);
    const promisedMinor = new Map(own(promised).map(({ asset, minor }) => [asset, minor]));
    const limitOf = new Map(own(limits).map((limit) => [limit.asset, limit]));
    return networkOut(deps, each, {
      work: own(work)[0],
      unswept: own(unswept),
      hot: each.assets.map((asset) => hotOut(deps, each, asset, promisedMinor.get(asset) ?? 0n, limitOf.get(asset))),
    });
  });
}

function networkOut(
  deps: CustodyDeskDeps,
  live: LiveNetwork,
  { work, unswept, hot }: { work: NetworkWork | undefined; unswept: readonly Unswept[]; hot: Hot[] },
): Shown {
  const { network, head } = live;
  const found = deps.assets.network(network);
  const height = work?.height ?? 0;
  return {
    network,
    name: found?.name ?? network,
    height,
    head: head?.height ?? null,
    behind: head ? Math.max(0, head.height - height) : null,
    lastBlockAtMs: head?.atMs ?? work?.lastBlockAtMs ?? null,
    scannedAtMs: work?.scannedAtMs ?? null,
    nodes: live.nodes,
    scanHaltedReason: work?.scanHaltedReason ?? null,
    creditHaltedReason: work?.creditHaltedReason ?? null,
    depositsPaused: found?.depositPaused?.reason ?? null,
    withdrawalsPaused: found?.withdrawPaused?.reason ?? null,
    hot,
    gas: live.sweeps ? gasOut(deps, live, work?.sweepCostMinor ?? null) : null,
    // On chains whose coins are spent from wherever they are, nothing has to be swept.
    unswept: (live.sweeps ? unswept : []).map(({ asset, addresses, minor }) => ({
      asset,
      addresses,
      amount: amountText(deps, asset, minor),
    })),
    openPayments: work?.openPayments ?? 0,
    stuckPayments: work?.stuckPayments ?? 0,
  };
}

function hotOut(
  deps: CustodyDeskDeps,
  { hotMinor }: LiveNetwork,
  asset: string,
  promisedMinor: bigint,
  limit: HotLimit | undefined,
): Hot {
  const text = (minor: bigint) => amountText(deps, asset, minor);
  const held = hotMinor.get(asset) ?? null;
  return {
    asset,
    holds: held === null ? null : text(held),
    promised: text(promisedMinor),
    keep: limit ? text(limit.keepMinor) : null,
    most: limit && limit.mostMinor !== null ? text(limit.mostMinor) : null,
    level: levelOf(held, limit),
  };
}

function levelOf(heldMinor: bigint | null, limit: HotLimit | undefined): Hot['level'] {
  if (heldMinor === null) return 'UNKNOWN';
  if (!limit) return 'NO_LIMIT';
  if (heldMinor < limit.keepMinor) return 'LOW';
  return limit.mostMinor !== null && heldMinor > limit.mostMinor ? 'HIGH' : 'OK';
}

/** How much the hot wallet must send to deposit addresses to pay for their sweeps. */
function gasOut(
  deps: CustodyDeskDeps,
  { feeAsset, hotMinor }: LiveNetwork,
  sweepCostMinor: bigint | null,
): Shown['gas'] {
  const held = hotMinor.get(feeAsset);
  if (held === undefined) return { asset: feeAsset, holds: null, sweepsLeft: null };
  const left = sweepCostMinor === null || sweepCostMinor === 0n ? null : Number(held / sweepCostMinor);
  return { asset: feeAsset, holds: amountText(deps, feeAsset, held), sweepsLeft: left };
}

function paymentOut(
  deps: CustodyDeskDeps,
  { atMs, amountMinor, attempts, ...row }: OpenPayment,
): OutputOf<typeof chainsContract.payments>['rows'][number] {
  return {
    ...row,
    networkName: deps.assets.network(row.network)?.name ?? row.network,
    amount: amountText(deps, row.asset, amountMinor),
    isCancelling: attempts[0]?.isCancel ?? false,
    createdAtMs: atMs,
    attempts: attempts.map(({ txHash, terms, ...attempt }) => ({
      ...attempt,
      txId: txHash,
      feeMax: amountText(deps, terms.feeAsset, BigInt(terms.feeMinorMax)),
      feeAsset: terms.feeAsset,
      prices: terms.prices,
    })),
  };
}
