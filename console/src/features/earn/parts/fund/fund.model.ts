import { useState } from 'react';
import { useChangeForm } from '../../../../lib/actions/change-form.ts';
import { useReasonedAction } from '../../../../lib/actions/reason.ts';
import { t } from '../../../../lib/i18n.ts';
import { type EarnProduct, useFund } from '../../api/products.ts';

/** The product, and the id under which it is asked for once. */
interface Funding {
  readonly product: EarnProduct;
  readonly clientRequestId: string;
}

/** Asking for money to be put aside for a product: of its coin, or of the second one of a hybrid. */
export function useFundModel() {
  const [asset, setAsset] = useState('');
  const form = useChangeForm(['amount']);
  const asking = useFund();
  const act = useReasonedAction<Funding>(
    ({ product, clientRequestId }, reason) =>
      asking.mutateAsync({ clientRequestId, product: product.id, asset, amount: form.values.amount, reason }),
    () => t('console.asked'),
  );
  return {
    asset,
    setAsset,
    form,
    act,
    start: (product: EarnProduct) => {
      setAsset(product.asset);
      form.fill({ amount: '' });
      act.start({ product, clientRequestId: crypto.randomUUID() });
    },
  } as const;
}
