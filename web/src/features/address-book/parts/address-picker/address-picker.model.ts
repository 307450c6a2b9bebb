import { useServerNow } from '../../../../lib/calls/server-time.ts';
import { loadOf } from '../../../balances/public.ts';
import { useAddresses } from '../../api/queries.ts';

interface Wanted {
  readonly kind: 'ONCHAIN' | 'INTERNAL';
  readonly asset?: string;
  readonly network?: string;
}

/** The entries that can be paid here. In whitelist mode, entries that are too young show when they can be. */
export function useAddressPickerModel(wanted: Wanted, isOpen: boolean) {
  const query = useAddresses(
    {
      kind: wanted.kind,
      ...(wanted.asset && { asset: wanted.asset }),
      ...(wanted.network && { network: wanted.network }),
    },
    isOpen,
  );
  // Ticks each second, because an entry becomes usable the moment its countdown ends.
  const nowMs = useServerNow();
  const isWhitelist = query.data?.whitelistMode ?? false;
  return {
    view: {
      load: loadOf(query),
      rows: (query.data?.rows ?? []).map((entry) => ({
        ...entry,
        waitsUntilMs: isWhitelist && entry.usableAtMs > nowMs ? entry.usableAtMs : null,
      })),
    },
  };
}
