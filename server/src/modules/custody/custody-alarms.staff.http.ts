import type { staffAlarms as staffContract } from '@bourse/contract/staff/alarms.ts';
import { ok } from '@bourse/core/result.ts';
import { findLate } from '../../ledger/reconcile/proof.ts';
import { listed } from '../../platform/db/listed.ts';
import type { Handlers } from '../../platform/request/context.ts';
import { DONE } from '../../platform/request/done.ts';
import { staffActorOf } from '../../platform/request/staff-actor.ts';
import type { CustodyDeskDeps } from './chain-care.ts';
import { findChainAlarms, findNetworkStates } from './queries/chain-alarm.query.ts';
import { releaseByStaff, resumeByStaff } from './usecases/tend-chains.ts';

/** Endpoints for alarms from the chains and the books that staff must look at. */
export function staffAlarmsHttp(deps: CustodyDeskDeps): Handlers<typeof staffContract> {
  return {
    chains: async () => {
      const [networks, haltedBy, late] = await Promise.all([
        findNetworkStates(deps.db),
        deps.settings.get('WITHDRAWALS_HALTED_BY'),
        findLate(deps.db),
      ]);
      const nameOf = (network: string) => deps.assets.network(network)?.name ?? network;
      return ok({
        withdrawalsHaltedBy: haltedBy ?? (late.has('books') ? 'unproven' : null),
        networks: networks.map((each) => ({
          ...each,
          name: nameOf(each.network),
          unprovenSinceMs: late.get(`chain:${each.network}`) ?? null,
        })),
      });
    },
    chainAlarms: async (input) => {
      const page = await listed(
        input,
        (asked) => findChainAlarms(deps.db, asked),
        ({ details, ...row }) => ({ ...row, details: { ...details } }),
      );
      if (!page.ok) return page;
      const seers = page.value.rows.flatMap(({ seenBy }) => seenBy ?? []);
      const logins = await deps.approvals.loginsOf(deps.db, seers);
      const rows = page.value.rows.map((row) => ({ ...row, seenBy: logins.get(row.seenBy ?? '') ?? row.seenBy }));
      return ok({ ...page.value, rows });
    },
    resumeNetwork: async (input, context) => {
      const resumed = await resumeByStaff(deps, staffActorOf(context), input);
      return resumed.ok ? ok(DONE) : resumed;
    },
    releasePayment: async (input, context) => {
      const released = await releaseByStaff(deps, staffActorOf(context), input);
      return released.ok ? ok(DONE) : released;
    },
  };
}
