import type { OutputOf } from '@bourse/contract/endpoint.ts';
import type { staffRecovery as staffContract } from '@bourse/contract/staff/recovery.ts';
import { formatAmount } from '@bourse/core/money/amount.ts';
import { USDT_SCALE } from '@bourse/core/money/value.ts';
import { RECOVERY } from '@bourse/core/recovery/recovery-terms.ts';
import { ok, refuse } from '@bourse/core/result.ts';
import { cutPage, pageLimitOf, readKeyset } from '../../platform/db/keyset.ts';
import type { Handlers } from '../../platform/request/context.ts';
import { staffActorOf } from '../../platform/request/staff-actor.ts';
import { ask } from '../approvals/public.ts';
import { findArrived, type HeldDeposit, isRecoverable } from '../deposits/public.ts';
import { profileOf } from '../identity/public.ts';
import { findCase, findEndedCases, findOpenCases, findOtherCases } from './queries/case.query.ts';
import { casesOut } from './recovery.http.ts';
import type { RecoveryDeps } from './recovery-deps.ts';
import type { RecoveryCase } from './store/case.store.ts';
import { findWaits, type Wait } from './store/wait.store.ts';
import { decideCaseAction, isAsAsked, worth } from './usecases/decide-case.ts';
import { findEvidence, senderOf } from './usecases/find-evidence.ts';
import { recoveryFee } from './usecases/recovery-fee.ts';
import { viewScreenshot } from './usecases/view-screenshot.ts';

type StaffCase = OutputOf<typeof staffContract.cases>['rows'][number];
type ClaimOut = OutputOf<typeof staffContract.caseDetail>['claims'][number];
/** More than anybody reads; staff need to know that there are other claims rather than how many. */
const CLAIMS_MAX = 50;
type DepositOut = OutputOf<typeof staffContract.caseDetail>['deposits'][number];

/** Every endpoint of recovery for staff. */
export function staffRecoveryHttp(deps: RecoveryDeps): Handlers<typeof staffContract> {
  const decision = deps.approvals.define(decideCaseAction(deps));
  return {
    cases: async (input) => {
      const from = readKeyset(input.before);
      if (!from.ok) return from;
      const limit = pageLimitOf(input.limit);
      const isEnded = input.tab === 'ended';
      const found = isEnded
        ? await findEndedCases(deps.db, { before: from.value, limit: limit + 1 })
        : await findOpenCases(deps.db, { after: from.value, limit: limit + 1 });
      const page = cutPage(found, limit, (row) => ({ atMs: isEnded ? row.updatedAtMs : row.decideByMs, id: row.id }));
      return ok({ rows: await staffCases(deps, page.rows), next: page.next });
    },
    caseDetail: async ({ id }) => {
      const found = await findCase(deps.db, id);
      if (!found) return refuse('CASE_UNKNOWN');
      const [row] = await staffCases(deps, [found]);
      const contact = await deps.identity.maskedContact(deps.db, found.uid);
      const profile = await profileOf(deps, deps.db, found.uid);
      const arrived = await findArrived(deps.db, found);
      const waits = await findWaits(deps.db, [found.id]);
      const waitOf = (deposit: HeldDeposit) => waits.find(({ depositId }) => depositId === deposit.id) ?? null;
      const claims = await findOtherCases(deps.db, found, CLAIMS_MAX);
      return ok({
        ...row!,
        emailMasked: contact?.emailMasked ?? null,
        phoneMasked: contact?.phoneMasked ?? null,
        screenshotId: found.screenshotId,
        isConfirmed: found.confirmedAtMs !== null,
        isFrozen: profile.frozen,
        lockedUntilMs: profile.withdrawalLock?.untilMs ?? null,
        deposits: arrived.map((deposit) => depositOut(deps, { row: found, deposit, wait: waitOf(deposit) })),
        claims: claims.map((claim) => claimOut(found, claim)),
        secondFromUsdt: formatAmount(RECOVERY.secondFromMinor, USDT_SCALE),
      });
    },
    screenshot: async ({ id }, context) => {
      const seen = await viewScreenshot(deps, { id, ...staffActorOf(context), nowMs: context.nowMs });
      return seen.ok ? ok({ mime: seen.value.mime, imageBase64: seen.value.bytes.toString('base64') }) : seen;
    },
    decide: ({ id, outcome, depositId = null, explanation, reason }, context) =>
      ask(decision, { id, outcome, depositId, explanation }, reason, context),
  };
}

async function staffCases(deps: RecoveryDeps, rows: readonly RecoveryCase[]): Promise<StaffCase[]> {
  const shown = await casesOut(deps, rows);
  return shown.map((each, at) => ({ ...each, uid: rows[at]!.uid }));
}

const claimOut = (row: RecoveryCase, claim: RecoveryCase): ClaimOut => ({
  id: claim.id,
  uid: claim.uid,
  isSamePerson: claim.uid === row.uid,
  state: claim.state,
  amount: claim.amountText,
  asset: claim.asset,
  returnAddress: claim.returnAddress,
  atMs: claim.createdAtMs,
});

interface Arrival {
  readonly row: RecoveryCase;
  readonly deposit: HeldDeposit;
  readonly wait: Wait | null;
}

function depositOut(deps: RecoveryDeps, { row, deposit, wait }: Arrival): DepositOut {
  const scale = deps.assets.coin(deposit.asset)?.ledgerScale ?? 0;
  const { asset, network } = deposit;
  const feeOf = (isSent: boolean): string | null => {
    const fee = recoveryFee(deps, { asset, network, isFree: row.isFree, isSent });
    return fee.ok ? formatAmount(fee.value, scale) : null;
  };
  const valueMinor = worth(deps, deposit);
  return {
    id: deposit.id,
    asset,
    amount: formatAmount(deposit.amountMinor, scale),
    valueUsdt: valueMinor === null ? null : formatAmount(valueMinor, USDT_SCALE),
    address: deposit.address,
    memo: deposit.memo === '' ? null : deposit.memo,
    fromAddress: deposit.fromAddress,
    state: deposit.state,
    reason: deposit.stateReason,
    confirmations: deposit.confirmations,
    confirmationsUnlock: deposit.unlockAt,
    uid: deposit.uid,
    canRecover: isRecoverable(deposit) && (deposit.uid === null || deposit.uid === row.uid),
    creditFee: feeOf(false),
    returnFee: feeOf(true),
    isAsAsked: isAsAsked(deps, row, deposit),
    isSenderReturn: senderOf(deps, deposit) === row.returnAddress && row.returnMemo === null,
    creditEvidence: findEvidence(deps, row, deposit, 'CREDIT'),
    returnEvidence: findEvidence(deps, row, deposit, 'RETURN'),
    waitsUntilMs: wait?.untilMs ?? null,
    toldCount: wait?.toldCount ?? 0,
  };
}
