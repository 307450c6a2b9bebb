import type { OutputOf } from '@bourse/contract/endpoint.ts';
import type { staffEarn as contract } from '@bourse/contract/staff/earn.ts';
import { HOUR_MS } from '@bourse/core/calendar/durations.ts';
import { wholeMinor } from '@bourse/core/earn/reward.ts';
import { readTicket } from '@bourse/core/earn/ticket.ts';
import { formatAmount } from '@bourse/core/money/amount.ts';
import { ok } from '@bourse/core/result.ts';
import type { Handlers } from '../../platform/request/context.ts';
import { type Approvals, ask } from '../approvals/public.ts';
import type { TransfersDeps } from '../transfers/public.ts';
import { coverOf } from './cover.ts';
import type { EarnDeps } from './earn-deps.ts';
import { tiersOut } from './product-out.ts';
import { type EarnProduct, findProducts, findRates } from './queries/product.query.ts';
import { findByTicket, findFailed, type Redemption } from './queries/redemption.query.ts';
import { findProductMoney, type ProductMoney } from './queries/staff-product.query.ts';
import { defineFundAction } from './staff/fund-action.ts';
import { defineProductAction } from './staff/product-action.ts';
import { defineRatesAction, ratesRow } from './staff/rates-action.ts';
import { defineRetryAction } from './staff/retry-action.ts';
import { termsOut } from './terms-out.ts';
import { treasuryOf } from './treasury.ts';
import { scaleOf } from './usecases/advance-orders.ts';

type ProductOut = OutputOf<typeof contract.products>['rows'][number];

/** Endpoints of Earn for the staff who define products and pay for them. */
export function staffEarnHttp(
  deps: EarnDeps & Pick<TransfersDeps, 'products'>,
  approvals: Pick<Approvals, 'define'>,
): Handlers<typeof contract> {
  const setProduct = defineProductAction({ ...deps, approvals });
  const setRates = defineRatesAction({ ...deps, approvals });
  const fund = defineFundAction({ ...deps, approvals });
  const retry = defineRetryAction({ ...deps, approvals });
  return {
    failed: async ({ ticket }) => {
      const rows = ticket === undefined ? await findFailed(deps.db) : await findByTicket(deps.db, readTicket(ticket));
      return ok({ rows: rows.map((each) => failedRow(deps, each)) });
    },
    treasury: async (_input, { nowMs }) => ok(await treasuryOf(deps, nowMs)),
    retry: ({ reason, ...wish }, context) => ask(retry, wish, reason, context),
    products: async (_input, { nowMs }) => {
      const [products, money] = await Promise.all([findProducts(deps.db), findProductMoney(deps.db)]);
      const rows: ProductOut[] = [];
      for (const product of products) rows.push(await productRow(deps, product, money.get(product.id)!, nowMs));
      return ok({ rows });
    },
    setProduct: ({ reason, maxOrder = null, maxPerson = null, fixedAmount = null, endAtMs = null, ...rest }, context) =>
      ask(
        setProduct,
        {
          ...rest,
          maxOrder,
          maxPerson,
          fixedAmount,
          endAtMs,
          rewardAsset: rest.rewardAsset ?? null,
          rewardBps: rest.rewardBps ?? null,
          rewardBudget: rest.rewardBudget ?? null,
          rewardPerPerson: rest.rewardPerPerson ?? null,
          canEndEarly: rest.canEndEarly === 'true',
          canRenew: rest.canRenew === 'true',
          isForNewPeople: rest.isForNewPeople === 'true',
        },
        reason,
        context,
      ),
    setRates: ({ product: productId, fromMs, tiers, reason }, context) =>
      ask(setRates, { productId, fromMs, rows: tiers.map(ratesRow) }, reason, context),
    fund: ({ clientRequestId, product: productId, asset, amount, reason }, context) =>
      ask(fund, { requestId: clientRequestId, productId, asset, amount }, reason, context),
  };
}

const failedRow = (deps: EarnDeps, redemption: Redemption) => ({
  id: redemption.id,
  uid: redemption.uid,
  asset: redemption.asset,
  amount: formatAmount(redemption.amountMinor, scaleOf(deps, redemption.asset)),
  askedAtMs: redemption.askedAtMs,
  dueAtMs: redemption.dueAtMs,
  attempts: redemption.attempts,
  nextTryMs: redemption.nextTryMs,
  ticket: redemption.ticket,
  paidAtMs: redemption.paidAtMs,
});

async function productRow(
  deps: EarnDeps,
  product: EarnProduct,
  money: ProductMoney,
  nowMs: number,
): Promise<ProductOut> {
  const scale = scaleOf(deps, product.asset);
  const text = (minor: bigint): string => formatAmount(minor, scale);
  const rates = (await findRates(deps.db, [product.id])).get(product.id)!;
  const { perDayMinor, endsAtMs } = await coverOf(deps.db, product, money, nowMs);
  return {
    ...termsOut(product, scale),
    ledgerScale: scale,
    sold: text(product.soldMinor),
    soldEnded: text(money.soldEndedMinor),
    reward: rewardRow(deps, product, money),
    rates: rates.map(({ fromHour, tiers }) => ({ fromMs: fromHour * HOUR_MS, tiers: tiersOut(tiers, scale) })),
    principal: text(money.principalMinor),
    cover: text(money.coverMinor),
    perDay: text(perDayMinor),
    coveredUntilMs: endsAtMs,
  };
}

function rewardRow(deps: EarnDeps, { reward }: EarnProduct, { rewardCoverMinor }: ProductMoney): ProductOut['reward'] {
  if (!reward) return null;
  const scale = scaleOf(deps, reward.asset);
  return {
    asset: reward.asset,
    rateBps: reward.rateBps,
    budget: formatAmount(reward.budgetMinor, scale),
    perPerson: reward.personMinor === null ? null : formatAmount(reward.personMinor, scale),
    used: formatAmount(wholeMinor(reward.usedAtto, scale).minor, scale),
    cover: formatAmount(rewardCoverMinor, scale),
  };
}
