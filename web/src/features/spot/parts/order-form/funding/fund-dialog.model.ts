import { useState } from 'react';
import { notify } from '../../../../../lib/notify.ts';
import { transferOnce } from '../../../../transfers/public.ts';
import { commands } from '../../../api/commands.ts';
import { useToolsText } from '../../../tools-text.ts';
import type { EnoughOffer } from './funding.model.ts';

export interface FundDialogAsked {
  readonly offer: EnoughOffer;
  /** What the offer's amount reads on the page. */
  readonly amountText: string;
  readonly onClose: () => void;
  /** Sends the order; `moved` is what is said of the transfer should the order fail. */
  readonly onFunded: (offer: EnoughOffer, moved: { readonly title: string; readonly text: string }) => void;
}

/** The two steps after the question: the transfer, and once its money is there, the order. */
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
