import type { hold } from '@bourse/contract/holdings.ts';
import type { z } from 'zod';
import { amountText } from '../assets/public.ts';
import type { OwnHold } from '../balances/public.ts';
import type { HoldingsDeps } from './holdings-deps.ts';

/** Money that is set aside, as the API shows it. */
export function holdOut(deps: Pick<HoldingsDeps, 'assets'>, row: OwnHold): z.output<typeof hold> {
  return {
    id: row.holdKey,
    asset: row.asset,
    account: row.account,
    reason: row.reason,
    ref: row.ref,
    amount: amountText(deps, row.asset, row.leftMinor),
    createdAtMs: row.createdAtMs,
    releaseAtMs: row.releaseAtMs,
  };
}
