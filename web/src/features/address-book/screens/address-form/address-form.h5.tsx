import { H5Page } from '../../../../lib/parts/h5-page.tsx';
import { useAddressBookText } from '../../address-book-text.ts';
import { useAddressFormModel } from '../../parts/address-form/address-form.model.ts';
import { AddressForm } from '../../parts/address-form/address-form.tsx';

export default function AddressFormH5() {
  const t = useAddressBookText();
  const model = useAddressFormModel();
  const { isEdit, fields } = model.view;
  const title = isEdit
    ? 'addressBook.editTitle'
    : fields.kind === 'ONCHAIN'
      ? 'addressBook.add'
      : 'addressBook.addAccount';
  return (
    <H5Page title={t(title)} backTo="/wallet/h5-address">
      <div className="px-4 py-4" data-room="address-book/screens/address-form">
        <AddressForm {...model} />
      </div>
    </H5Page>
  );
}
