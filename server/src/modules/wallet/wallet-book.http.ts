import type { wallet as walletContract } from '@bourse/contract/wallet.ts';
import { formatAmount } from '@bourse/core/money/amount.ts';
import { ok, refuse } from '@bourse/core/result.ts';
import type { Handlers } from '../../platform/request/context.ts';
import { findAddressEntries } from './queries/address-entry.query.ts';
import { findOwnBalance } from './queries/own-balance.query.ts';
import { entryPayload } from './usecases/judge-entry.ts';
import { profileOf } from './usecases/judge-leaving.ts';
import {
  addAddress,
  ENTRIES_MAX,
  editAddress,
  removeAddress,
  sendWhitelistCode,
  setWhitelistMode,
} from './usecases/save-address.ts';
import { transferOwn } from './usecases/transfer-own.ts';
import { amountText, entryOut } from './views.ts';
import type { WalletDeps } from './wallet-deps.ts';
import { callerOf } from './wallet-leave.http.ts';

type BookKeys =
  | 'transferInfo'
  | 'transfer'
  | 'addresses'
  | 'addressCode'
  | 'addAddress'
  | 'editAddress'
  | 'deleteAddress'
  | 'whitelistCode'
  | 'setWhitelistMode';

const TRANSFER_ACCOUNTS = ['funding', 'spot', 'p2p', 'futures'] as const;

/** Moves between own accounts, and the address book. */
export function bookHttp(deps: WalletDeps): Pick<Handlers<typeof walletContract>, BookKeys> {
  return {
    transferInfo: async ({ asset }, { uid }) => {
      const coin = deps.assets.coin(asset);
      if (!coin) return refuse('COIN_UNKNOWN', { asset });
      const balances = await findOwnBalance(deps.db, uid);
      const hasFutures = await deps.products.hasFutures(deps.db, uid);
      const accounts = TRANSFER_ACCOUNTS.map((account) => {
        const own = balances.find((row) => row.account === account && row.asset === asset);
        return {
          account,
          opened: account !== 'futures' || hasFutures,
          available: formatAmount(own?.availableMinor ?? 0n, coin.ledgerScale),
        };
      });
      return ok({ asset, ledgerScale: coin.ledgerScale, accounts });
    },
    transfer: async (input, context) => {
      const moved = await transferOwn(deps, callerOf(context), input);
      if (!moved.ok) return moved;
      const { transfer, replayed } = moved.value;
      const { id, asset, from, to } = transfer;
      const amount = amountText(deps, asset, transfer.amountMinor);
      return ok({ id, asset, from, to, amount, atMs: transfer.createdAtMs, replayed });
    },
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
