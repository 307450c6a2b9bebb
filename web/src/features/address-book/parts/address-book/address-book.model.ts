import { useState } from 'react';
import { useServerNow } from '../../../../lib/calls/server-time.ts';
import { useQueryState } from '../../../../lib/links.ts';
import { notify } from '../../../../lib/notify.ts';
import { notifyOutcome } from '../../../../lib/outcome.ts';
import { loadOf } from '../../../balances/public.ts';
import type { CodeChannel, SecurityFactors } from '../../../identity/public.ts';
import { commands as send } from '../../api/commands.ts';
import { useAddresses } from '../../api/queries.ts';
import type { AddressEntry } from '../../rules/address-entry.ts';
import { type BookKind, kindOfPath } from '../../rules/book-kind.ts';

const matches = (entry: AddressEntry, search: string): boolean =>
  [entry.remark, entry.address, entry.account, entry.networkName].some((text) => text?.toLowerCase().includes(search));

/** The address book: its entries by kind, the search, and actions on an entry. */
export function useAddressBookModel() {
  const [query, setQuery] = useQueryState();
  const [search, setSearch] = useState('');
  const [deleting, setDeleting] = useState<AddressEntry | null>(null);
  const [isSwitching, setIsSwitching] = useState(false);
  const first: BookKind = kindOfPath(location.pathname);
  const asked = query.get('kind');
  const kind: BookKind = asked === 'INTERNAL' || asked === 'ONCHAIN' ? asked : first;
  const addresses = useAddresses({ kind });
  // Ticks each second, because an entry becomes usable the moment its countdown ends.
  const nowMs = useServerNow();
  const isWhitelist = addresses.data?.whitelistMode ?? false;
  const wanted = search.trim().toLowerCase();

  return {
    view: {
      kind,
      search,
      load: loadOf(addresses),
      isWhitelist,
      count: addresses.data?.rows.length ?? 0,
      countMax: addresses.data?.countMax ?? 0,
      isFull: addresses.data !== undefined && addresses.data.rows.length >= addresses.data.countMax,
      rows: (addresses.data?.rows ?? [])
        .filter((entry) => wanted === '' || matches(entry, wanted))
        .map((entry) => ({
          ...entry,
          waitsUntilMs: isWhitelist && entry.usableAtMs > nowMs ? entry.usableAtMs : null,
        })),
      deleting,
      isSwitching,
      nowMs,
    },
    commands: {
      setKind: (next: BookKind) => setQuery({ kind: next }, false),
      setSearch,
      askDelete: setDeleting,
      closeDelete: () => setDeleting(null),
      sendDeleteCode: (channel: CodeChannel) =>
        send.addressCode({ action: 'delete', channel, ...(deleting && { id: deleting.id }) }),
      confirmDelete: async (factors: SecurityFactors) => {
        const ended = await send.deleteAddress({ id: deleting?.id ?? '', ...factors });
        void notifyOutcome('delete', ended.ok, ended.ok ? deleting?.remark : ended.failure.message);
        return ended;
      },
      askSwitch: () => setIsSwitching(true),
      closeSwitch: () => setIsSwitching(false),
      sendSwitchCode: (channel: CodeChannel) => send.whitelistCode({ on: isWhitelist ? 'false' : 'true', channel }),
      confirmSwitch: async (factors: SecurityFactors) => {
        const ended = await send.setWhitelistMode({ on: isWhitelist ? 'false' : 'true', ...factors });
        if (ended.ok) void notifyOutcome('modify', true);
        else notify({ tone: 'danger', title: ended.failure.message });
        return ended;
      },
    },
  };
}
export type AddressBookModel = ReturnType<typeof useAddressBookModel>;
export type BookRow = AddressBookModel['view']['rows'][number];
