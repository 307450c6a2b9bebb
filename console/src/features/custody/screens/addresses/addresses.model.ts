import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'wouter';
import { useReasonedAction } from '../../../../lib/actions/reason.ts';
import type { StaffInput } from '../../../../lib/client.ts';
import { t } from '../../../../lib/i18n.ts';
import { listOf } from '../../../../lib/lists/list-state.ts';
import { useIsOneOf } from '../../../../lib/me.ts';
import { type KnownAddress, knownAddressesQuery, useSetKnownAddress } from '../../api/custody.ts';

type Wish = StaffInput<'staffCustody.setKnownAddress'>;
export const FAMILIES = ['evm', 'bitcoin', 'tempo'] as const;
export const LISTINGS = ['BLOCKED', 'HIGH', 'MEDIUM', 'SHARED'] as const;
const ADDRESS = /^[A-Za-z0-9:]{10,120}$/u;

/** The list that an address is on. */
export const listingOf = ({ risk, memoRequired }: KnownAddress): Wish['listing'] =>
  memoRequired ? 'SHARED' : risk === 'NONE' ? 'HIGH' : risk;

/** What the house knows of external addresses, and asking for changes. */
export function useAddressesModel() {
  const [search, setSearch] = useSearchParams();
  const found = search.get('address') ?? '';
  const [typed, setTyped] = useState(found);
  const list = listOf(useInfiniteQuery(knownAddressesQuery(found)));
  const [family, setFamily] = useState<Wish['family']>('evm');
  const [address, setAddress] = useState('');
  const [listing, setListing] = useState<Wish['listing']>('BLOCKED');
  const [note, setNote] = useState('');
  const asking = useSetKnownAddress();
  const act = useReasonedAction<KnownAddress | 'new'>(
    (wanted, reason) =>
      asking.mutateAsync(
        wanted === 'new'
          ? { family, address: address.trim(), listing, ...(note.trim() !== '' && { note: note.trim() }), reason }
          : { family: wanted.family, address: wanted.address, listing: 'REMOVE', reason },
      ),
    () => t('console.asked'),
  );
  return {
    ...list,
    view: { ...list.view, typed, mayAct: useIsOneOf(['risk']) },
    find: { setTyped, submit: () => setSearch(typed.trim() === '' ? {} : { address: typed.trim() }) },
    form: {
      family,
      setFamily,
      address,
      setAddress,
      listing,
      setListing,
      note,
      setNote,
      isGood: ADDRESS.test(address.trim()),
    },
    act,
    startNew: () => {
      setAddress('');
      setNote('');
      act.start('new');
    },
  } as const;
}
