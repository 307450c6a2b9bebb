import { systemAccount } from '@bourse/core/ledger/account.ts';
import { formatAmount, parseAmount } from '@bourse/core/money/amount.ts';
import { ok, type Result, refuse } from '@bourse/core/result.ts';
import { newId } from '../../../platform/ids/ids.ts';
import type { Approvals, PlainRecord, StaffAction } from '../../approvals/public.ts';
import type { EarnDeps } from '../earn-deps.ts';
import { type EarnProduct, findProduct } from '../queries/product.query.ts';
import { insertFunding } from '../store/product.store.ts';
import { scaleOf } from '../usecases/advance-orders.ts';

export interface FundWish extends PlainRecord {
  readonly requestId: string;
  readonly productId: string;
  readonly asset: string;
  readonly amount: string;
}
type FundRefusal = 'EARN_NOT_FOUND' | 'AMOUNT_INVALID' | 'EARN_NOT_ITS_COIN';

/** Moves the owners' money to or from a product's cover. It takes two members of Finance. */
export const defineFundAction = (
  deps: EarnDeps & { readonly approvals: Pick<Approvals, 'define'> },
): StaffAction<FundWish, FundRefusal> =>
  deps.approvals.define<FundWish, FundRefusal>({
    kind: 'staffEarn.fund',
    proposers: ['finance'],
    deciders: ['finance'],
    needsSecond: () => true,
    plan: async (tx, wish) => {
      const judged = await judge(deps, tx, wish);
      if (!judged.ok) return judged;
      const { product, scale } = judged.value;
      const cover = await deps.ledger.systemBalance(tx, `system:earn_interest:${wish.asset}:${product.id}`);
      const after = cover + judged.value.amountMinor;
      return ok({
        subject: `earn:${product.id}/${wish.asset}`,
        before: { cover: formatAmount(cover, scale) },
        after: { cover: formatAmount(after, scale), amount: wish.amount },
      });
    },
    carryOut: async (tx, wish, { nowMs }) => {
      const judged = await judge(deps, tx, wish);
      if (!judged.ok) return judged;
      const { amountMinor } = judged.value;
      const { asset, productId } = wish;
      const [answer] = await deps.ledger.apply(tx, [
        {
          op: 'post',
          key: `earn-fund:${wish.requestId}`,
          kind: 'earn.fund',
          ref: productId,
          legs: [
            { account: systemAccount('equity', asset), amountMinor: -amountMinor },
            { account: systemAccount('earn_interest', asset, productId), amountMinor },
          ],
          atMs: nowMs,
        },
      ]);
      if (!answer?.ok) throw new Error(`the books refused to fund ${productId}: ${answer?.refusal.code}`);
      // Only for a new entry: for a repeat the books return the first one, which must have only one row.
      if (!answer.replayed) {
        await insertFunding(tx, {
          id: newId(nowMs),
          productId,
          asset,
          amountMinor,
          atMs: nowMs,
          entryId: answer.entryId,
        });
      }
      return ok(true);
    },
  });

async function judge(
  deps: EarnDeps,
  tx: Parameters<typeof findProduct>[0],
  { productId, asset, amount }: FundWish,
): Promise<
  Result<{ readonly product: EarnProduct; readonly scale: number; readonly amountMinor: bigint }, FundRefusal>
> {
  const product = await findProduct(tx, productId);
  if (!product) return refuse('EARN_NOT_FOUND', { product: productId });
  if (asset !== product.asset && asset !== product.reward?.asset) return refuse('EARN_NOT_ITS_COIN', { asset });
  const scale = scaleOf(deps, asset);
  const read = parseAmount(amount, scale);
  if (!read.ok || read.value === 0n) return refuse('AMOUNT_INVALID', { scale });
  return ok({ product, scale, amountMinor: read.value });
}
