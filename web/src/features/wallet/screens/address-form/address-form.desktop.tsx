import { ChevronLeft } from 'lucide-react';
import { Link } from 'wouter';
import { Card } from '../../../../kit/card.tsx';
import { PageHead } from '../../../../kit/page-head.tsx';
import { pathTo } from '../../../../lib/links.ts';
import { useAddressFormModel } from '../../parts/address-form/address-form.model.ts';
import { AddressForm } from '../../parts/address-form/address-form.tsx';
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
      <Link
        href={pathTo('wallet.address', { kind: fields.kind })}
        className="mb-2 inline-flex items-center gap-1 text-13 text-text-muted hover:text-text"
      >
        <ChevronLeft aria-hidden="true" className="size-4" />
        {t('wallet.book.title')}
      </Link>
      <PageHead title={t(title)} />
      <Card padding="form">
        <AddressForm {...model} />
      </Card>
    </div>
  );
}
