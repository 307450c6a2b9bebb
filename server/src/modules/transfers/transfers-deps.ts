import type { AssetNumbers } from '../../engine/projection/asset-numbers.ts';
import type { Trading } from '../../engine/trading.ts';
import type { WithdrawalsDeps } from '../withdrawals/public.ts';

export interface TransfersDeps extends WithdrawalsDeps {
  /** The trading core, which keeps the spot balances. */
  readonly trading: Trading;
  readonly assetNumbers: Pick<AssetNumbers, 'numberOf'>;
}
