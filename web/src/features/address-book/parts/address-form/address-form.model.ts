import { useState } from 'react';
import { sendOnce } from '../../../../lib/calls/send-once.ts';
import { useGo, useQueryState } from '../../../../lib/links.ts';
import { notifyOutcome } from '../../../../lib/outcome.ts';
import { inCatalogOrder, useCoins } from '../../../assets/public.ts';
import { loadOf, useSettled } from '../../../balances/public.ts';
import type { CodeChannel, SecurityFactors } from '../../../identity/public.ts';
import { commands as send } from '../../api/commands.ts';
import { useAddressCheck, useAddresses } from '../../api/queries.ts';
import { addressOfCode, mayBeAddress } from '../../rules/address-text.ts';
import { kindOfPath } from '../../rules/book-kind.ts';
import { EMPTY_ENTRY, type EntryFields, entryInput, isRemark } from '../../rules/entry-fields.ts';
import { isRecipient, tidyRecipient } from '../../rules/recipient.ts';

const UPDATE_PATH = /address-update/;

/** A new entry of the book, or a change of the entry that the URL names. */
export function useAddressFormModel() {
  const [query] = useQueryState();
  const go = useGo();
  // On the page for changes, a missing id means no entry rather than a new one.
  const id = query.get('id') ?? (UPDATE_PATH.test(location.pathname) ? '' : null);
  const coins = useCoins();
  const book = useAddresses({}, id !== null);
  const entry = book.data?.rows.find((each) => each.id === id) ?? null;
  const [typed, setTyped] = useState<Partial<EntryFields>>({});
  // Problems are shown once the field was left. The button is disabled until then, so pressing it could not show them.
  const [wasLeft, setWasLeft] = useState(false);
  const [step, setStep] = useState<'form' | 'compare' | 'security'>('form');
  const start: EntryFields = entry
    ? {
        ...EMPTY_ENTRY,
        ...entry,
        address: entry.address ?? '',
        memo: entry.memo ?? '',
        account: entry.account ?? '',
        accountType: entry.accountType ?? 'account',
      }
    : { ...EMPTY_ENTRY, kind: kindOfPath(location.pathname) };
  const fields: EntryFields = { ...start, ...typed };
  const set = (change: Partial<EntryFields>) => setTyped((now) => ({ ...now, ...change }));
  const list = inCatalogOrder(coins.data?.coins ?? []);
  const networks = [...new Map(list.flatMap((coin) => coin.networks).map((each) => [each.network, each])).values()];
  const network = networks.find((each) => each.network === fields.network) ?? null;
  const coinsHere = list.filter((coin) => coin.networks.some((each) => each.network === fields.network));
  const checkedAsset = fields.asset ?? coinsHere[0]?.asset ?? null;

  const isChain = fields.kind === 'ONCHAIN';
  const settled = useSettled(`${fields.address}\n${fields.memo}`);
  const isTyping = settled !== `${fields.address}\n${fields.memo}`;
  const [address = '', memo = ''] = settled.split('\n');
  const canAsk = isChain && network && checkedAsset && mayBeAddress(address);
  const check = useAddressCheck(
    canAsk ? { asset: checkedAsset, network: network.network, address, ...(memo !== '' && { memo }) } : null,
  );
  const refused = canAsk && !isTyping && check.error?.kind === 'refused' ? check.error : null;
  // A person's own deposit address may be saved, although nothing can be withdrawn to it.
  const isWrong = refused !== null && refused.i18nMsgCode !== 'SELF_ADDRESS';
  const isAddressGood = isChain
    ? network !== null && mayBeAddress(fields.address) && !isTyping && !isWrong
    : isRecipient(fields.accountType, fields.account);
  const isReady = isAddressGood && isRemark(fields.remark);

  const confirm = async (factors: SecurityFactors) => {
    const input = entryInput(fields);
    const ended = id
      ? await send.editAddress({ id, ...input, ...factors })
      : await sendOnce('addressBook.addAddress', input, (clientRequestId) =>
          send.addAddress({ clientRequestId, ...input, ...factors }),
        );
    void notifyOutcome(id ? 'modify' : 'add', ended.ok, ended.ok ? fields.remark : ended.failure.message);
    return ended;
  };

  return {
    view: {
      isEdit: id !== null,
      load: loadOf(id !== null ? book : coins),
      isUnknown: id !== null && book.data !== undefined && entry === null,
      fields,
      networks,
      coinsHere: coinsHere.map(({ asset }) => asset),
      needsMemo: network?.memo !== null && network !== null,
      addressFailure: isWrong && !/^MEMO_/.test(refused.i18nMsgCode ?? '') ? refused.message : null,
      memoFailure: isWrong && /^MEMO_/.test(refused.i18nMsgCode ?? '') ? refused.message : null,
      isGood: isAddressGood && (isChain ? check.data !== undefined : false),
      isAccountWrong: wasLeft && !isChain && fields.account !== '' && !isRecipient(fields.accountType, fields.account),
      isAddressMissing: wasLeft && isChain && !mayBeAddress(fields.address),
      isRemarkWrong: fields.remark !== '' && !isRemark(fields.remark),
      isReady,
      step,
    },
    commands: {
      set,
      // The memo belongs to the old network. Where the new one has no field for it, it would be sent unseen.
      setNetwork: (next: string) => set({ network: next, asset: null, memo: '' }),
      setAddress: (text: string) => set({ address: addressOfCode(text) }),
      setAccount: (text: string) => set({ account: tidyRecipient(fields.accountType, text) }),
      leaveField: () => setWasLeft(true),
      submit: () => {
        if (isReady) setStep(isChain ? 'compare' : 'security');
      },
      goToSecurity: () => setStep('security'),
      goBack: () => setStep('form'),
      sendCode: (channel: CodeChannel) =>
        send.addressCode({ action: id ? 'edit' : 'add', channel, ...(id && { id }), ...entryInput(fields) }),
      confirm,
      leave: () => go('address-book.address', { kind: fields.kind }, { replaces: true }),
    },
  };
}
export type AddressFormModel = ReturnType<typeof useAddressFormModel>;
