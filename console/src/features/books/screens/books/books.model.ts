import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'wouter';
import { useReasonedAction } from '../../../../lib/actions/reason.ts';
import type { StaffOutput } from '../../../../lib/client.ts';
import { t } from '../../../../lib/i18n.ts';
import { listOf, stateOf, wholeListOf } from '../../../../lib/lists/list-state.ts';
import { useCsvFile } from '../../../../lib/lists/save-csv.ts';
import { useIsOneOf } from '../../../../lib/me.ts';
import {
  accountEntriesQuery,
  accountQuery,
  accountsQuery,
  custodyQuery,
  entriesQuery,
  entryQuery,
  networksQuery,
  readAccountFile,
  runQuery,
  runsQuery,
  useReconcile,
} from '../../api/books.ts';
import { wantedBy } from '../../rules/wanted.ts';

export type Tab = 'find' | 'compare' | 'custody';
export type EntryHead = StaffOutput<'staffBooks.findEntries'>['rows'][number];
export type AccountEntry = StaffOutput<'staffBooks.accountEntries'>['rows'][number];
export type Balance = StaffOutput<'staffBooks.accounts'>['rows'][number];
export type Run = StaffOutput<'staffBooks.runs'>['rows'][number];

const isTab = (text: string | null): text is Tab => text === 'find' || text === 'compare' || text === 'custody';

/** Which part of the page is open, and the search; both are kept in the address. */
export function useBooksModel() {
  const [search, setSearch] = useSearchParams();
  const tab = search.get('tab');
  return {
    tab: isTab(tab) ? tab : ('find' as const),
    setTab: (next: Tab) => setSearch({ tab: next }),
  };
}

/** Searches the books: the results, and the open entry or account. */
export function useFindModel() {
  const [search, setSearch] = useSearchParams();
  const q = search.get('q') ?? '';
  const entryId = search.get('entry') ?? '';
  const [typed, setTyped] = useState(q);
  const wanted = wantedBy(q);
  const path = search.get('account') ?? wanted.path ?? '';
  const of = wanted.uid === null ? (wanted.asset === null ? null : { asset: wanted.asset }) : { uid: wanted.uid };
  const accounts = useQuery(accountsQuery(of));
  const entries = useInfiniteQuery(entriesQuery(wanted.search));
  const found = listOf(entries);
  const go = (next: Record<string, string>) => setSearch({ tab: 'find', q, ...next });
  return {
    view: {
      typed,
      hasSearch: q !== '',
      isSearching: entries.isFetching || accounts.isFetching,
      accounts: accounts.data?.rows ?? [],
      isNothing:
        q !== '' && path === '' && entries.isSuccess && found.view.rows.length === 0 && !accounts.data?.rows.length,
      failed: entries.isError || accounts.isError,
      entries: found.view,
      entryId,
      path,
    },
    commands: {
      setTyped,
      find: () => setSearch({ tab: 'find', q: typed.trim() }),
      openEntry: (id: string) => go({ ...(path && { account: path }), entry: id }),
      openAccount: (account: string) => go({ account }),
      closeEntry: () => go(path ? { account: path } : {}),
      closeAccount: () => go({}),
      loadMore: found.commands.loadMore,
      retry: () => {
        if (entries.isError) void entries.refetch();
        if (accounts.isError) void accounts.refetch();
      },
    },
  };
}

/** One entry with all its legs. */
export function useEntryModel(entryId: string) {
  const entry = useQuery(entryQuery(entryId));
  return { entry: entry.data ?? null, state: stateOf(entry), retry: () => void entry.refetch() };
}

/** One account: its balance, its holds and its entries. */
export function useAccountModel(path: string) {
  const mayExport = useIsOneOf(['auditor', 'finance']);
  const account = useQuery(accountQuery(path));
  const entries = listOf(useInfiniteQuery(accountEntriesQuery(path)));
  const file = useCsvFile(`${path.replaceAll(':', '-')}.csv`, readAccountFile(path));
  return {
    account: account.data ?? null,
    state: stateOf(account),
    retry: () => void account.refetch(),
    entries,
    file,
    mayExport,
  };
}

/** The comparisons, the open one, and asking for another. */
export function useCompareModel() {
  const [search, setSearch] = useSearchParams();
  const runs = useQuery(runsQuery);
  const rows = runs.data?.rows ?? [];
  const openId = search.get('run') ?? rows.find(({ state }) => state === 'DONE')?.id ?? '';
  const open = useQuery(runQuery(openId, rows.find(({ id }) => id === openId)?.state ?? ''));
  const reconciling = useReconcile();
  const asking = useReasonedAction(
    (_: true, reason) => reconciling.mutateAsync({ reason }),
    () => t('console.books.asked'),
  );
  return {
    list: wholeListOf(runs),
    openId,
    open: open.data ?? null,
    openState: openId === '' ? ('none' as const) : stateOf(open),
    retryOpen: () => void open.refetch(),
    select: (id: string) => setSearch({ tab: 'compare', run: id }),
    isRunning: rows.some(({ state }) => state === 'ASKED' || state === 'RUNNING'),
    asking,
  };
}

/** A network's balances in the books beside those of our keys on the chain. */
export function useCustodyModel() {
  const [search, setSearch] = useSearchParams();
  const networks = useQuery(networksQuery);
  const all = networks.data?.networks ?? [];
  const network = search.get('network') ?? all[0]?.network ?? '';
  const custody = useQuery(custodyQuery(network));
  return {
    networks: all,
    network,
    rows: custody.data?.rows ?? [],
    state: networks.isError ? ('failed' as const) : stateOf(custody),
    isReading: custody.isFetching,
    retry: () => void (networks.isError ? networks : custody).refetch(),
    select: (next: string) => setSearch({ tab: 'custody', network: next }),
  };
}
