import { FileQuestion } from 'lucide-react';
import { Link } from 'wouter';
import { Button, buttonClass } from '../../../../kit/button.tsx';
import { TextField } from '../../../../kit/form/field.tsx';
import { FormFoot } from '../../../../kit/form/form-foot.tsx';
import { Select } from '../../../../kit/form/select.tsx';
import { Skeleton } from '../../../../kit/skeleton.tsx';
import { Empty } from '../../../../kit/states.tsx';
import { Segment } from '../../../../kit/tabs.tsx';
import { pathTo } from '../../../../lib/links.ts';
import { useShellText } from '../../../../lib/shell-text.ts';
import { Loaded, networkName } from '../../../balances/public.ts';
import { useAddressBookText } from '../../address-book-text.ts';
import { AddressField, MemoField } from '../address-fields.tsx';
import { RECIPIENT_HINTS, RECIPIENT_WRONG, RecipientTypeChoice } from '../recipient-type.tsx';
import type { AddressFormModel } from './address-form.model.ts';
import { AddressSteps } from './address-steps.tsx';

const ANY = 'any';

/** The form of one entry. */
export function AddressForm(model: AddressFormModel) {
  const t = useAddressBookText();
  const shell = useShellText();
  const { view, commands } = model;
  const { fields } = view;
  if (view.isUnknown) {
    return (
      <Empty
        icon={<FileQuestion />}
        text={t('addressBook.unknown')}
        action={
          <Link href={pathTo('address-book.address')} className={buttonClass({ kind: 'secondary' })}>
            {t('balances.addressBook')}
          </Link>
        }
      />
    );
  }
  return (
    <Loaded load={view.load} skeleton={<Skeleton height={360} />}>
      <form
        data-room="address-book/parts/address-form"
        className="flex flex-col gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          commands.submit();
        }}
      >
        {fields.kind === 'ONCHAIN' ? <ChainFields {...model} /> : <AccountFields {...model} />}
        <TextField
          label={t('balances.column.remark')}
          value={fields.remark}
          onChange={(remark) => commands.set({ remark })}
          name="remark"
          help={t('addressBook.remarkHint')}
          error={view.isRemarkWrong ? t('addressBook.remarkWrong', { count: [...fields.remark].length }) : undefined}
          keepsLine
        />
        <FormFoot>
          <Button type="submit" size="large" wide disabled={!view.isReady}>
            {view.isEdit
              ? shell('shell.action.save')
              : t(fields.kind === 'ONCHAIN' ? 'addressBook.add' : 'addressBook.addAccount')}
          </Button>
        </FormFoot>
      </form>
      <AddressSteps {...model} />
    </Loaded>
  );
}

function ChainFields({ view, commands }: AddressFormModel) {
  const t = useAddressBookText();
  const { fields } = view;
  return (
    <>
      <Select
        label={t('addressBook.network')}
        value={fields.network}
        onChange={commands.setNetwork}
        placeholder={t('balances.withdraw.chooseNetwork')}
        options={view.networks.map((network) => ({
          value: network.network,
          label:
            view.networks.filter(({ name }) => name === network.name).length > 1 ? networkName(network) : network.name,
          text: network.name,
        }))}
      />
      <Select
        label={t('addressBook.forCoin')}
        value={fields.asset ?? ANY}
        onChange={(asset) => commands.set({ asset: asset === ANY ? null : asset })}
        disabled={fields.network === null}
        options={[
          { value: ANY, label: t('addressBook.anyCoin') },
          ...view.coinsHere.map((asset) => ({ value: asset, label: asset })),
        ]}
      />
      <AddressField
        label={t('balances.column.address')}
        value={fields.address}
        onChange={commands.setAddress}
        onBlur={commands.leaveField}
        disabled={fields.network === null}
        error={view.addressFailure ?? (view.isAddressMissing ? t('addressBook.field.addressNeeded') : undefined)}
        good={view.isGood ? t('addressBook.field.valid') : undefined}
      />
      {view.needsMemo && (
        <MemoField
          label={t('balances.column.memo')}
          value={fields.memo}
          onChange={(memo) => commands.set({ memo: memo.trim() })}
          error={view.memoFailure ?? undefined}
        />
      )}
      <div className="flex flex-col items-start gap-1.5">
        <span className="text-13 text-text-muted">{t('addressBook.source')}</span>
        <Segment
          label={t('addressBook.source')}
          value={fields.source ?? ''}
          onChange={(source) => commands.set({ source: source === '' ? null : source })}
          options={[
            { value: 'exchange', label: t('addressBook.sourceExchange') },
            { value: 'wallet', label: t('addressBook.sourceWallet') },
          ]}
        />
      </div>
    </>
  );
}

function AccountFields({ view, commands }: AddressFormModel) {
  const t = useAddressBookText();
  const { fields } = view;
  return (
    <>
      <div className="flex flex-col items-start gap-1.5">
        <span className="text-13 text-text-muted">{t('addressBook.accountType')}</span>
        <RecipientTypeChoice
          label={t('addressBook.accountType')}
          value={fields.accountType}
          onChange={(accountType) => commands.set({ accountType, account: '' })}
        />
      </div>
      <TextField
        label={t('addressBook.account')}
        value={fields.account}
        onChange={commands.setAccount}
        onBlur={commands.leaveField}
        placeholder={t(RECIPIENT_HINTS[fields.accountType])}
        autoComplete="off"
        spellCheck={false}
        name="account"
        error={view.isAccountWrong ? t(RECIPIENT_WRONG[fields.accountType]) : undefined}
        keepsLine
      />
    </>
  );
}
