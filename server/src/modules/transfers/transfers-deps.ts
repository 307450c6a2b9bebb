import type { AssetNumbers } from '../../engine/projection/asset-numbers.ts';
import type { Trading } from '../../engine/trading.ts';
import type { WithdrawalsDeps } from '../withdrawals/public.ts';

/** What transfers between own accounts, and sends to other people, work with. */
export interface TransfersDeps extends WithdrawalsDeps {
  /** Where spot balances are. */
  readonly trading: Trading;
  readonly assetNumbers: Pick<AssetNumbers, 'numberOf'>;
}
