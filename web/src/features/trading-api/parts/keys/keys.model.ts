import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { CallOutput } from '../../../../lib/client.ts';
import { dateTime } from '../../../../lib/format.ts';
import { notify } from '../../../../lib/notify.ts';
import { notifyOutcome } from '../../../../lib/outcome.ts';
import { commands } from '../../api/commands.ts';
import { keysQuery } from '../../api/queries.ts';
import { useTradingApiText } from '../../trading-api-text.ts';

export type KeyRow = CallOutput<'tradingApi.keys'>['rows'][number];

/** The same name in every language. */
const OWN_KIND = 'Ed25519';

/** The list of keys, and deleting one. */
export function useKeysModel() {
  const t = useTradingApiText();
  const keys = useQuery(keysQuery());
  const [deleting, setDeleting] = useState<KeyRow | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const time = (atMs: number) => dateTime(atMs, t.locale, { noSuffix: true });
  const rows = (keys.data?.rows ?? []).map((row) => ({
    row,
    kind: row.publicKey === null ? null : OWN_KIND,
    scopes: row.scopes.map((scope) => t(`tradingApi.scope.${scope}`)),
    ips: row.ips.length === 0 ? t('tradingApi.ips.any') : row.ips.join(', '),
    created: t('tradingApi.created', { time: time(row.createdAtMs) }),
    used:
      row.lastUsedAtMs === null
        ? t('tradingApi.neverUsed')
        : t('tradingApi.used', { time: time(row.lastUsedAtMs), ip: row.lastUsedIp ?? '' }),
  }));
  const remove = async (row: KeyRow) => {
    setIsBusy(true);
    const ended = await commands.deleteKey(row.id);
    setIsBusy(false);
    setDeleting(null);
    if (ended.ok) notify({ tone: 'ok', title: t('tradingApi.deleted', { label: row.label }) });
    else void notifyOutcome('delete', false, ended.failure.message);
  };
  const max = keys.data?.max ?? null;
  return {
    keys,
    view: { rows, max, isFull: max !== null && rows.length >= max, deleting, isBusy },
    commands: {
      askDelete: (row: KeyRow) => setDeleting(row),
      keep: () => setDeleting(null),
      remove: () => {
        if (deleting) void remove(deleting);
      },
    },
  };
}

export type KeysModel = ReturnType<typeof useKeysModel>;
