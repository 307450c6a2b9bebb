import type { OutputOf } from '@bourse/contract/endpoint.ts';
import type { recovery as recoveryContract } from '@bourse/contract/recovery.ts';
import { formatAmount } from '@bourse/core/money/amount.ts';
import { USDT_SCALE } from '@bourse/core/money/value.ts';
import { RECOVERY } from '@bourse/core/recovery/recovery-terms.ts';
import { ok, refuse } from '@bourse/core/result.ts';
import { cutPage, pageLimitOf, readKeyset } from '../../platform/db/keyset.ts';
import { newId } from '../../platform/ids/ids.ts';
import { readPhoto } from '../../platform/photo/read-photo.ts';
import type { Handlers } from '../../platform/request/context.ts';
import { findDepositReturn } from '../deposits/public.ts';
import { countCases, findCase, findOwnCases, findSteps, type Step } from './queries/case.query.ts';
import type { RecoveryDeps } from './recovery-deps.ts';
import type { RecoveryCase } from './store/case.store.ts';
import { insertScreenshot, screenshotPlace } from './store/screenshot.store.ts';
import { findWaits } from './store/wait.store.ts';
import { signCase, statementFor } from './usecases/sign-case.ts';
import { sendCaseCode, submitCase } from './usecases/submit-case.ts';

export type CaseOut = OutputOf<typeof recoveryContract.caseDetail>;

/** Every endpoint of recovery for people. */
export function recoveryHttp(deps: RecoveryDeps): Handlers<typeof recoveryContract> {
  return {
    terms: async (_input, { uid, nowMs }) => {
      const { memoCases } = await countCases(deps.db, uid, nowMs - RECOVERY.yearMs);
      return ok({
        freeCases: RECOVERY.freeCases,
        freeCasesLeft: Math.max(0, RECOVERY.freeCases - memoCases),
        feeUsdt: formatAmount(RECOVERY.feeMinor, USDT_SCALE),
        businessDays: RECOVERY.businessDays,
      });
    },
    uploadScreenshot: async ({ imageBase64 }, { uid, nowMs }) => {
      const photo = await readPhoto(imageBase64, uid);
      if (!photo.ok) return photo;
      const id = newId(nowMs);
      const { mime, bytes } = photo.value;
      const sealed = deps.vault.seal(bytes, screenshotPlace(id));
      await insertScreenshot(deps.db, { id, uid, mime, ...sealed, createdAtMs: nowMs });
      return ok({ screenshotId: id });
    },
    submitCode: ({ returnMemo = null, ...input }, { uid }) => sendCaseCode(deps, { ...input, returnMemo, uid }),
    sign: async (input, { uid }) => {
      const signed = await signCase(deps, { ...input, uid });
      return signed.ok ? ok((await casesOut(deps, [signed.value]))[0]!) : signed;
    },
    submit: async (input, { uid, sessionId, nowMs }) => {
      const { note = null, screenshotId = null, returnMemo = null } = input;
      const made = await submitCase(deps, { ...input, note, screenshotId, returnMemo, uid, sessionId, nowMs });
      return made.ok ? ok((await casesOut(deps, [made.value]))[0]!) : made;
    },
    cases: async (input, { uid }) => {
      const before = readKeyset(input.before);
      if (!before.ok) return before;
      const limit = pageLimitOf(input.limit);
      const found = await findOwnCases(deps.db, uid, { before: before.value, limit: limit + 1 });
      const page = cutPage(found, limit, ({ createdAtMs, id }) => ({ atMs: createdAtMs, id }));
      return ok({ rows: await casesOut(deps, page.rows), next: page.next });
    },
    caseDetail: async ({ id }, { uid }) => {
      const found = await findCase(deps.db, id, uid);
      return found ? ok((await casesOut(deps, [found]))[0]!) : refuse('CASE_UNKNOWN');
    },
  };
}

/** Cases as the API shows them, each with its steps. */
export async function casesOut(deps: RecoveryDeps, rows: readonly RecoveryCase[]): Promise<CaseOut[]> {
  const ids = rows.map(({ id }) => id);
  const steps = await findSteps(deps.db, ids);
  const waits = await findWaits(deps.db, ids);
  const untilOf = (id: string): number | null => {
    const ends = waits.filter(({ caseId }) => caseId === id).map(({ untilMs }) => untilMs);
    return ends.length === 0 ? null : Math.max(...ends);
  };
  return Promise.all(
    rows.map((row) => caseOut(deps, row, { timeline: steps.get(row.id) ?? [], waitsUntilMs: untilOf(row.id) })),
  );
}

async function caseOut(
  deps: RecoveryDeps,
  row: RecoveryCase,
  { timeline, waitsUntilMs }: { readonly timeline: readonly Step[]; readonly waitsUntilMs: number | null },
): Promise<CaseOut> {
  const scale = deps.assets.coin(row.depositAsset ?? row.asset)?.ledgerScale ?? 0;
  const sent = row.returnId === null ? null : await findDepositReturn(deps.db, row.returnId);
  const network = deps.assets.network(row.network);
  const returnTxId = sent?.txHash ?? null;
  const isOpen = row.state === 'SUBMITTED';
  return {
    id: row.id,
    asset: row.depositAsset ?? row.asset,
    network: row.network,
    networkName: network?.name ?? row.network,
    txId: row.txHash,
    amount: row.amountText,
    problem: row.problem,
    note: row.note,
    hasScreenshot: row.screenshotId !== null,
    returnAddress: row.returnAddress,
    returnMemo: row.returnMemo,
    toSign: isOpen && row.signedBy === null ? statementFor(deps, row) : null,
    signedBy: row.signedBy,
    waitsUntilMs: isOpen && row.signedBy === null ? waitsUntilMs : null,
    isFree: row.isFree,
    state: row.state,
    decideByMs: row.decideByMs,
    explanation: row.explanation,
    recovered: row.recoveredMinor === null ? null : formatAmount(row.recoveredMinor, scale),
    fee: row.feeMinor === null ? null : formatAmount(row.feeMinor, scale),
    returnTxId,
    returnExplorerUrl: returnTxId === null ? null : (network?.explorerTx?.replace('{txid}', returnTxId) ?? null),
    atMs: row.createdAtMs,
    timeline: [...timeline],
  };
}
