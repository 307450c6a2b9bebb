import { H5Page } from '../../../../lib/h5-page.tsx';
import { useWalletText } from '../../../balances/public.ts';
import { useAddressFormModel } from '../../parts/address-form/address-form.model.ts';
import { AddressForm } from '../../parts/address-form/address-form.tsx';

export default function AddressFormH5() {
  const t = useWalletText();
  const model = useAddressFormModel();
  const { isEdit, fields } = model.view;
  const title = isEdit
    ? 'wallet.book.editTitle'
    : fields.kind === 'ONCHAIN'
      ? 'wallet.book.add'
      : 'wallet.book.addAccount';
  return (
    <H5Page title={t(title)} backTo="/wallet/h5-address">
      <div className="px-4 py-4" data-room="address-book/screens/address-form">
        <AddressForm {...model} />
      </div>
    </H5Page>
  );
}
