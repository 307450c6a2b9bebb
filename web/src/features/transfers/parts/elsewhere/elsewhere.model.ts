import type { TransferAccount } from '@bourse/core/wallet/transfer-rules.gen.ts';
import { useState } from 'react';
import type { Short } from '../../../../lib/slots.tsx';
import { useTransferInfo } from '../../api/queries.ts';
import { accountWith } from '../../rules/elsewhere.ts';

interface Asked extends Short {
  readonly from: TransferAccount;
}

/**
 * Where a coin is that the funding account lacks, and transferring it. The offer stays the same while it is being confirmed.
 */
export function useElsewhere({ asset, missing }: Short) {
  const { data } = useTransferInfo(asset);
  const [asked, setAsked] = useState<Asked | null>(null);
  const found = data?.asset === asset ? accountWith(data.accounts, missing) : null;
  return {
    view: { found, asked },
    commands: { ask: () => found && setAsked({ asset, missing, from: found.account }), close: () => setAsked(null) },
  };
}
