import { Card } from '../../../../kit/card.tsx';
import { PageHead } from '../../../../kit/page-head.tsx';
import { pathTo } from '../../../../lib/links.ts';
import { useAddressFormModel } from '../../parts/address-form/address-form.model.ts';
import { AddressForm } from '../../parts/address-form/address-form.tsx';
import { BackLink } from '../../parts/back-link.tsx';
import { useWalletText } from '../../wallet-text.ts';

export default function AddressFormDesktop() {
  const t = useWalletText();
  const model = useAddressFormModel();
  const { isEdit, fields } = model.view;
  const title = isEdit
    ? 'wallet.book.editTitle'
    : fields.kind === 'ONCHAIN'
      ? 'wallet.book.add'
      : 'wallet.book.addAccount';
  return (
    <div className="max-w-140" data-room="wallet/screens/address-form">
      <BackLink href={pathTo('address-book.address', { kind: fields.kind })}>{t('wallet.book.title')}</BackLink>
      <PageHead title={t(title)} />
      <Card padding="form">
        <AddressForm {...model} />
      </Card>
    </div>
  );
}
