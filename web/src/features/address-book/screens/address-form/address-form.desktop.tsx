import { Card } from '../../../../kit/card.tsx';
import { PageHead } from '../../../../kit/page-head.tsx';
import { pathTo } from '../../../../lib/links.ts';
import { BackLink } from '../../../balances/public.ts';
import { useAddressBookText } from '../../address-book-text.ts';
import { useAddressFormModel } from '../../parts/address-form/address-form.model.ts';
import { AddressForm } from '../../parts/address-form/address-form.tsx';

export default function AddressFormDesktop() {
  const t = useAddressBookText();
  const model = useAddressFormModel();
  const { isEdit, fields } = model.view;
  const title = isEdit
    ? 'addressBook.editTitle'
    : fields.kind === 'ONCHAIN'
      ? 'addressBook.add'
      : 'addressBook.addAccount';
  return (
    <div className="max-w-140" data-room="address-book/screens/address-form">
      <BackLink href={pathTo('address-book.address', { kind: fields.kind })}>{t('balances.addressBook')}</BackLink>
      <PageHead title={t(title)} />
      <Card padding="form">
        <AddressForm {...model} />
      </Card>
    </div>
  );
}
