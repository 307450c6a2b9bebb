import type { staffCustody as staffContract } from '@bourse/contract/staff/custody.ts';
import { ok, refuse } from '@bourse/core/result.ts';
import { pageLimitOf } from '../../platform/db/keyset.ts';
import type { Handlers } from '../../platform/request/context.ts';
import { ask } from '../approvals/public.ts';
import type { CustodyDeskDeps } from './chain-care.ts';
import { type CustodyActions, limitFields } from './custody-actions.ts';
import { listKnownAddresses } from './queries/known-address-list.query.ts';
import { listHotLimits } from './store/hot-limit.store.ts';

/** Endpoints for address lists and limits of hot wallets. */
export function staffCustodyHttp(
  deps: Pick<CustodyDeskDeps, 'db' | 'assets'>,
  actions: CustodyActions,
): Handlers<typeof staffContract> {
  return {
    knownAddresses: async ({ address = null, before, limit }) => {
      const size = pageLimitOf(limit);
      // The list is short and read by hand, so the cursor is simply the number of rows seen.
      if (before !== undefined && !/^[0-9]{1,6}$/.test(before)) {
        return refuse('FIELD_INVALID', { field: 'before', reason: 'NOT_A_CURSOR' });
      }
      const skip = Number(before ?? 0);
      const rows = await listKnownAddresses(deps.db, { part: address, skip, limit: size + 1 });
      return ok({ rows: rows.slice(0, size), next: rows.length > size ? String(skip + size) : null });
    },
    setKnownAddress: ({ reason, note = '', ...wish }, context) =>
      ask(actions.setKnownAddress, { ...wish, note }, reason, context),
    hotLimits: async () => ok({ rows: await hotLimitRows(deps) }),
    rotateHot: ({ reason, network }, context) => ask(actions.rotateHot, { network }, reason, context),
    setHotLimit: ({ reason, most = null, ...wish }, context) =>
      ask(actions.setHotLimit, { ...wish, most }, reason, context),
  };
}

async function hotLimitRows({ db, assets }: Pick<CustodyDeskDeps, 'db' | 'assets'>) {
  const limits = new Map((await listHotLimits(db)).map((each) => [`${each.asset}/${each.network}`, each]));
  return assets.coins().flatMap(({ asset, ledgerScale }) =>
    assets.networksOf(asset).map(({ network }) => {
      const limit = limits.get(`${asset}/${network}`) ?? { keepMinor: 0n, mostMinor: null };
      const networkName = assets.network(network)?.name ?? network;
      return { asset, network, networkName, ...limitFields(limit, ledgerScale) };
    }),
  );
}
