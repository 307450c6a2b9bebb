import type { TransferAccount } from '@bourse/core/wallet/transfer-rules.gen.ts';

export interface TransferDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** The initial coin. */
  readonly asset?: string | undefined;
  readonly from?: TransferAccount | undefined;
  readonly to?: TransferAccount | undefined;
  /** The initial amount, decimal text. */
  readonly amount?: string | undefined;
}
