import { KeyValue } from '../../../../kit/card.tsx';
import { exactAmount } from '../../../../lib/format.ts';
import type { Offer } from '../../api/queries.ts';
import { useEarnText } from '../../earn-text.ts';
import { useOfferTitle } from '../offer/offer-bits.tsx';
import type { Question } from './sending.model.ts';

/** Asks once, with both amounts, before coins of the spot account pay. */
export function TransferQuestion({ question, offer }: { readonly question: Question; readonly offer: Offer }) {
  const t = useEarnText();
  const titleOf = useOfferTitle();
  const coins = (text: string) => <span className="num">{`${exactAmount(text)} ${offer.asset}`}</span>;
  return (
    <div data-room="earn/parts/purchase/transfer-question" className="flex flex-col gap-3">
      <KeyValue
        rows={[
          { label: t('earn.shortMove'), value: coins(question.move) },
          { label: t('earn.shortFee'), value: t('earn.shortFree') },
          {
            label: t('earn.shortThen', { product: titleOf(offer) }),
            value: coins(question.wanted.payload.amount),
            isSum: true,
          },
        ]}
      />
      <p className="text-13 text-text-muted">{t('earn.shortIfRefused')}</p>
    </div>
  );
}
