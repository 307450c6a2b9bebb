import type { staffIdentity } from '@bourse/contract/staff/identity.ts';
import { maskDocumentNumber } from '@bourse/core/identity/mask.ts';
import { ok } from '@bourse/core/result.ts';
import { PAGE_LIMIT, readIdCursor } from '../../platform/db/keyset.ts';
import type { Handlers } from '../../platform/request/context.ts';
import { DONE } from '../../platform/request/done.ts';
import type { IdentityDeps } from './identity-deps.ts';
import { listKycHistory, listKycQueue, type QueuedKyc } from './queries/kyc.query.ts';
import { decideKyc, viewDocument } from './usecases/kyc/decide-kyc.ts';
import { setFrozenByStaff } from './usecases/security/freeze-account.ts';

type Http = Handlers<typeof staffIdentity>;
/** The console's own log-in: staff accounts belong to approvals. */
export type StaffDoor = Pick<Http, 'askKey' | 'captcha' | 'login' | 'logout' | 'me'>;
const HISTORY_MAX = 100;

/** Endpoints of identity for staff; approvals answers those of `door`. */
export function staffIdentityHttp({ deps, door }: { readonly deps: IdentityDeps; readonly door: StaffDoor }): Http {
  return {
    ...door,
    kycQueue: async ({ before, limit = PAGE_LIMIT }) => {
      const size = Math.max(1, limit);
      const rows = await listKycQueue(deps.db, deps, readIdCursor(before), size);
      return ok({
        rows: rows.map(queuedKycOut),
        next: rows.length < size ? null : rows.at(-1)!.id,
      });
    },
    kycHistory: async ({ uid }) => {
      const rows = await listKycHistory(deps.db, deps, uid, HISTORY_MAX);
      const deciders = rows.flatMap(({ decidedBy }) => decidedBy ?? []);
      const logins = await deps.audit.loginsOf(deps.db, deciders);
      return ok({
        rows: rows.map((row) => {
          const { state, decidedAtMs, decidedBy, rejectedField, rejectedReason, ...given } = row;
          const decided = { decidedAtMs, decidedBy: logins.get(decidedBy ?? '') ?? decidedBy };
          return { ...queuedKycOut(given), state, ...decided, rejectedField, rejectedReason };
        }),
      });
    },
    kycDocument: async ({ documentId }, { staff, requestId }) => {
      const seen = await viewDocument(deps, { documentId, staff, requestId });
      if (!seen.ok) return seen;
      const { side, mime, bytes } = seen.value;
      return ok({ side, mime, imageBase64: bytes.toString('base64') });
    },
    decideKyc: async ({ id, decision, field = null, reason }, { staff, requestId }) => {
      const decided = await decideKyc(deps, { id, decision, field, reason, staff, requestId });
      return decided.ok ? ok(DONE) : decided;
    },
    setFrozen: async ({ uid, frozen, reason }, { staff, requestId }) => {
      const set = await setFrozenByStaff(deps, { uid, frozen: frozen === 'true', reason, staff, requestId });
      return set.ok ? ok(DONE) : set;
    },
  };
}

/** The document number is masked even for those who decide: they see it on the photo. */
function queuedKycOut({ documentNumber, documentIds, ...row }: QueuedKyc) {
  return {
    ...row,
    documentIds: [...documentIds],
    documentNumberMasked: documentNumber === null ? null : maskDocumentNumber(documentNumber),
  };
}
