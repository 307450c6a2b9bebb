import { ok, type Result, refuse } from '@bourse/core/result.ts';
import { lookAlikeOf } from '@bourse/core/wallet/look-alike.ts';
import type { Queryable } from '../../../platform/db/db.ts';
import {
  findKnownAddress,
  findOurs,
  findRoute,
  judgeReceiver,
  type ReceiverRefusal,
  type Route,
  readMemo,
} from '../../custody/public.ts';
import type { AddressBookDeps } from '../address-book-deps.ts';
import { findFirstPaymentAt, findUsedAddresses } from '../queries/used-address.query.ts';

export type AddressRefusal =
  | 'COIN_UNKNOWN'
  | 'NETWORK_UNKNOWN'
  | 'WITHDRAW_PAUSED'
  | 'ADDRESS_INVALID'
  | 'SELF_ADDRESS'
  | 'ADDRESS_OURS'
  | ReceiverRefusal
  | 'MEMO_REQUIRED'
  | 'MEMO_INVALID'
  | 'ADDRESS_BLOCKED';

export interface JudgedAddress extends Route {
  /** In the canonical spelling. */
  readonly address: string;
  readonly memo: string | null;
  /** The person whose deposit address this is; such a payment is a free internal transfer. */
  readonly toUid: string | null;
  readonly risk: 'NONE' | 'HIGH';
  readonly firstUse: boolean;
  readonly memoRequired: boolean;
  readonly lookalikeOf: string | null;
  readonly remark: string | null;
}

/**
 * Gathers everything that is known of an address before money may go there: whether it is paused, its spelling and
 * memo, whose it is, whether it was reported or used before, and whether it imitates one that was used.
 *
 * @refuses  COIN_UNKNOWN | NETWORK_UNKNOWN | WITHDRAW_PAUSED | ADDRESS_INVALID | SELF_ADDRESS | ADDRESS_OURS |
 *           ADDRESS_BURNS | ADDRESS_IS_TOKEN | MEMO_REQUIRED | MEMO_INVALID | ADDRESS_BLOCKED
 */
export async function judgeAddress(
  deps: AddressBookDeps,
  q: Queryable,
  uid: string,
  wish: {
    readonly asset: string;
    readonly network: string;
    readonly address: string;
    readonly memo?: string | undefined;
  },
): Promise<Result<JudgedAddress, AddressRefusal>> {
  const route = findRoute(deps, wish.asset, wish.network);
  if (!route.ok) return route;
  const { pair, network } = route.value;
  const pause = pair.withdrawPaused ?? network.withdrawPaused;
  if (pause)
    return refuse('WITHDRAW_PAUSED', { reason: pause.reason, ...(pause.untilMs ? { untilMs: pause.untilMs } : {}) });
  const rules = deps.chains.get(wish.network)!;
  const spelled = rules.validateAddress(wish.address);
  if (!spelled.ok) return refuse('ADDRESS_INVALID', { network: network.name });
  const address = spelled.value;
  const receiver = judgeReceiver(deps, rules.family, address);
  if (!receiver.ok) return receiver;
  const memo = readMemo(deps, wish.network, wish.memo);
  if (!memo.ok) return memo;

  const ours = await findOurs(q, rules.family, address, memo.value ?? '');
  if (ours.uid === uid) return refuse('SELF_ADDRESS');
  if (ours.isOurs && ours.uid === null) {
    // It is our own address but names no person: a payment there would belong to nobody.
    if (rules.memo) return memo.value === null ? refuse('MEMO_REQUIRED') : refuse('MEMO_INVALID');
    return refuse('ADDRESS_OURS');
  }
  const known = await findKnownAddress(q, rules.family, address);
  if (known?.risk === 'BLOCKED') return refuse('ADDRESS_BLOCKED');
  if (known?.memoRequired && memo.value === null) return refuse('MEMO_REQUIRED');
  const siblings = deps.assets.networks().filter((each) => each.family === network.family);
  const used = await findUsedAddresses(
    q,
    uid,
    siblings.map((each) => each.network),
  );
  return ok({
    ...route.value,
    address,
    memo: memo.value,
    toUid: ours.uid,
    risk: known?.risk === 'HIGH' ? 'HIGH' : 'NONE',
    firstUse: (await findFirstPaymentAt(q, uid, address)) === null,
    memoRequired: ours.isShared || (known?.memoRequired ?? false),
    lookalikeOf: lookAlikeOf(address, used.keys()),
    remark: used.get(address)?.remark ?? null,
  });
}
