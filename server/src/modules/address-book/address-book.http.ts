import type { addressBook as contract } from '@bourse/contract/address-book.ts';
import { ok } from '@bourse/core/result.ts';
import { callerOf } from '../../platform/request/caller.ts';
import type { Handlers } from '../../platform/request/context.ts';
import { profileOf } from '../identity/public.ts';
import type { AddressBookDeps } from './address-book-deps.ts';
import { findAddressEntries } from './queries/address-entry.query.ts';
import { entryPayload } from './usecases/judge-entry.ts';
import {
  addAddress,
  ENTRIES_MAX,
  editAddress,
  removeAddress,
  sendWhitelistCode,
  setWhitelistMode,
} from './usecases/save-address.ts';
import { entryOut } from './views.ts';

/** Endpoints for the addresses and people that a person has saved for paying. */
export function addressBookHttp(deps: AddressBookDeps): Handlers<typeof contract> {
  return {
    addresses: async (input, { uid }) => {
      const family = input.network === undefined ? undefined : deps.assets.network(input.network)?.family;
      const { whitelistMode } = await profileOf(deps, deps.db, uid);
      const rows = await findAddressEntries(deps.db, { ...input, uid, family });
      return ok({ whitelistMode, countMax: ENTRIES_MAX, rows: rows.map((row) => entryOut(deps, row)) });
    },
    addressCode: (input, { uid }) =>
      deps.identity.sendBoundCode({
        uid,
        purpose: 'address-book',
        channel: input.channel,
        payloadHash: entryPayload(input.action, input.id ?? null, input.action === 'delete' ? null : input),
        params: {
          action: input.action,
          address: input.address ?? input.account ?? '',
          ...(input.asset === undefined ? {} : { asset: input.asset }),
          ...(input.network === undefined ? {} : { network: input.network }),
        },
      }),
    addAddress: async (input, context) => {
      const added = await addAddress(deps, callerOf(context), input);
      return added.ok ? ok(entryOut(deps, added.value)) : added;
    },
    editAddress: async (input, context) => {
      const edited = await editAddress(deps, callerOf(context), input);
      return edited.ok ? ok(entryOut(deps, edited.value)) : edited;
    },
    deleteAddress: async (input, context) => {
      const removed = await removeAddress(deps, callerOf(context), input);
      return removed.ok ? ok({ done: true as const }) : removed;
    },
    whitelistCode: (input, context) => sendWhitelistCode(deps, callerOf(context), input),
    setWhitelistMode: async (input, context) => {
      const lock = await setWhitelistMode(deps, callerOf(context), input);
      return lock.ok ? ok({ on: input.on, lockedUntilMs: lock.value?.untilMs ?? null }) : lock;
    },
  };
}
