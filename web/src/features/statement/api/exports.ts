import { STATEMENT_TOPIC } from '@bourse/contract/topics.ts';
import { useQuery } from '@tanstack/react-query';
import { attempt } from '../../../lib/calls/attempt.ts';
import type { CallInput } from '../../../lib/client.ts';
import { useIsLive, useLive } from '../../../lib/live/live-socket.ts';
import { endpointQuery, patch } from '../../../lib/query.ts';
import { type ExportRow, isOpen } from '../rules/export-file.ts';

const LIST = 'statement.exports';
const WITHOUT_LIVE_MS = 2_000;
const WITH_LIVE_MS = 10_000;

/** The person's files, kept up to date: pushed by the live connection, polled while that is lost. */
export function useExports() {
  const isLive = useIsLive();
  useLive(STATEMENT_TOPIC, (data) => moveOn(data as ExportRow));
  return useQuery(
    endpointQuery(
      LIST,
      {},
      {
        refetchInterval: ({ state }) =>
          state.data?.rows.some(isOpen) ? (isLive ? WITH_LIVE_MS : WITHOUT_LIVE_MS) : false,
      },
    ),
  );
}

function moveOn(row: ExportRow): void {
  patch(LIST, {}, (old) => ({
    rows: old.rows.map((each) => (each.id === row.id && isNewer(row, each) ? row : each)),
  }));
}

/** Whether a row is newer than another; an answer may overtake a push. */
const isNewer = (row: ExportRow, than: ExportRow): boolean =>
  isOpen(than) && (!isOpen(row) || row.rowsDone >= than.rowsDone);

export const requestExport = (input: CallInput<'statement.request'>) => attempt('statement.request', input, [LIST]);
export const cancelExport = (id: string) => attempt('statement.cancel', { id }, [LIST]);
