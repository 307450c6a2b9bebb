import { useState } from 'react';
import { notify } from '../../../../../lib/notify.ts';
import { transferOnce } from '../../../../transfers/public.ts';
import { commands } from '../../../api/commands.ts';
import { useToolsText } from '../../../tools-text.ts';
import type { EnoughOffer } from './funding.model.ts';

export interface FundDialogAsked {
  readonly offer: EnoughOffer;
  /** The offered amount as the page shows it. */
  readonly amountText: string;
  readonly onClose: () => void;
  /** Sends the order. If it fails, `moved` is the message that says the money was transferred anyway. */
  readonly onFunded: (offer: EnoughOffer, moved: { readonly title: string; readonly text: string }) => void;
}

/** What happens after the confirmation: the transfer, and the order once the money has arrived. */
export function useFundDialogModel({ offer, amountText, onClose, onFunded }: FundDialogAsked) {
  const t = useToolsText();
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const { asset, amount, neededMinor, short } = offer;
  const words = { amount: amountText, asset };
  const confirm = async () => {
    setIsBusy(true);
    setFailure('');
    const moved = await transferOnce({ asset, from: 'funding', to: 'spot', amount });
    if (!moved.ok) {
      setIsBusy(false);
      const isUnknown = moved.failure.isOutcomeUnknown || moved.failure.kind === 'pending';
      return setFailure(isUnknown ? t('spot.fund.unknown') : moved.failure.message);
    }
    const isThere = await commands.arrived(asset, neededMinor, short.scale);
    onClose();
    if (!isThere) notify({ tone: 'warn', title: t('spot.fund.onItsWay', words), text: t('spot.fund.notPlaced') });
    else onFunded(offer, { title: t('spot.fund.moved', words), text: t('spot.fund.notPlaced') });
  };
  return { isBusy, failure, confirm: () => void confirm() };
}
