import { useState } from 'react';
import { sendOnce } from '../../../../lib/calls/send-once.ts';
import { notify } from '../../../../lib/notify.ts';
import type { StatementScope } from '../../../../lib/products.ts';
import { cancelExport, requestExport, useExports } from '../../api/exports.ts';
import type { ExportRow } from '../../rules/export-file.ts';
import { isWhole, scopesOffered } from '../../rules/export-words.ts';
import { useStatementText } from '../../statement-text.ts';

export type Format = 'csv' | 'json';

/** The filter of the page that offers the export. */
export interface ExportFilter {
  readonly scope: StatementScope;
  readonly asset: string | null;
  readonly account: string | null;
  readonly accountName: string | null;
  /** The page's filters; null where one is not used. */
  readonly status: ExportRow['status'];
  readonly search: string | null;
  readonly kind: ExportRow['kind'];
  readonly side: ExportRow['side'];
  readonly fromMs: number;
  /** The end of the range, exclusive. */
  readonly toMs: number;
  /** The range in words, `2026/10/21 – 2026/11/20`. */
  readonly range: string;
}

/** The filter for a product's own file, which has everything. */
export const wholeFile = (scope: StatementScope): ExportFilter => ({
  scope,
  asset: null,
  account: null,
  accountName: null,
  status: null,
  search: null,
  kind: null,
  side: null,
  fromMs: 0,
  toMs: 0,
  range: '',
});

/** Requests files and follows their progress. */
export function useExportsModel(filter: ExportFilter) {
  const t = useStatementText();
  const list = useExports();
  const [scope, setScope] = useState<StatementScope>(filter.scope);
  const [format, setFormat] = useState<Format>('csv');
  const [isEverything, setIsEverything] = useState(isWhole(filter.scope));
  const [isStarting, setIsStarting] = useState(false);
  const [cancelling, setCancelling] = useState<ReadonlySet<string>>(new Set());
  const { status, search } = filter;
  // Only histories with several kinds or directions have these filters.
  const kind = scope === 'deposit' || scope === 'withdraw' ? filter.kind : null;
  const side = scope === 'external' ? filter.side : null;
  const start = async () => {
    setIsStarting(true);
    const wish = {
      format,
      scope,
      ...(filter.asset && { asset: filter.asset }),
      ...(filter.account && { account: filter.account as 'funding' }),
      ...(status && { status }),
      ...(search && { search }),
      ...(kind && { kind }),
      ...(side && { side }),
      ...(!isEverything && { fromMs: String(filter.fromMs), toMs: String(filter.toMs) }),
    };
    // A second press after a lost answer does not start a second file.
    const done = await sendOnce('statement.request', wish, (clientRequestId) =>
      requestExport({ clientRequestId, ...wish }),
    );
    setIsStarting(false);
    if (!done.ok) notify({ tone: 'danger', title: t('statement.startFailed'), text: done.failure.message });
  };
  const cancel = async (id: string) => {
    setCancelling((before) => new Set(before).add(id));
    const done = await cancelExport(id);
    setCancelling((before) => new Set([...before].filter((each) => each !== id)));
    if (!done.ok) notify({ tone: 'danger', title: t('statement.cancelFailed'), text: done.failure.message });
  };
  return {
    list,
    view: {
      scope,
      format,
      isEverything,
      isStarting,
      cancelling,
      covers: { scope, asset: filter.asset, status, search, kind, side },
      isFiltered: [status, search, kind, side].some((each) => each !== null),
      /** The scopes to choose from; empty where the page offers only its own file. */
      scopes: isWhole(filter.scope) ? [] : scopesOffered(),
    },
    commands: {
      setScope,
      setFormat,
      setIsEverything,
      start: () => void start(),
      cancel: (id: string) => void cancel(id),
    },
  };
}
