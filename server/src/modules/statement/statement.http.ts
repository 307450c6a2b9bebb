import type { statement as statementContract } from '@bourse/contract/statement.ts';
import { ok, refuse } from '@bourse/core/result.ts';
import type { Handlers } from '../../platform/request/context.ts';
import { BOOKINGS, findExports } from './queries/export.query.ts';
import type { StatementDoor } from './statement-deps.ts';
import { cancelExport } from './usecases/cancel-export.ts';
import { readFile } from './usecases/read-file.ts';
import { requestExport } from './usecases/request-export.ts';
import { exportOut } from './views.ts';

const LISTED = 50;
/** Filters of bookings. Files that a product makes take none of them, and are always CSV. */
const FILTERS = ['asset', 'account', 'status', 'search', 'kind', 'side'] as const;
type Asked = { readonly format: string } & Partial<Record<(typeof FILTERS)[number], unknown>>;
const unfitField = (input: Asked) =>
  input.format === 'csv' ? FILTERS.find((name) => input[name] !== undefined) : 'format';

/** Endpoints for exports. */
export function statementHttp(deps: StatementDoor): Handlers<typeof statementContract> {
  return {
    request: async (input, { uid }) => {
      const { clientRequestId: requestId, format, scope } = input;
      if (!deps.isScope(scope)) return refuse('FIELD_INVALID', { field: 'scope', reason: 'NOT_A_SCOPE' });
      const isMade = deps.makers.has(scope);
      const unfit = isMade ? unfitField(input) : undefined;
      if (unfit) return refuse('FIELD_INVALID', { field: unfit, reason: 'NOT_OF_THIS_FILE' });
      const result = await requestExport(deps, {
        uid,
        requestId,
        maker: isMade ? scope : BOOKINGS,
        format,
        scope,
        asset: input.asset ?? null,
        account: input.account ?? null,
        fromMs: input.fromMs ?? null,
        toMs: input.toMs ?? null,
        status: input.status ?? null,
        search: input.search ?? null,
        kind: input.kind ?? null,
        side: input.side ?? null,
      });
      return result.ok ? ok(exportOut(result.value)) : result;
    },
    exports: async (_input, { uid }) => ok({ rows: (await findExports(deps.db, uid, LISTED)).map(exportOut) }),
    cancel: async ({ id }, { uid }) => {
      const result = await cancelExport(deps, uid, id);
      return result.ok ? ok(exportOut(result.value)) : result;
    },
    download: ({ id }, { uid }) => readFile(deps, uid, id),
  };
}
