import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { storage } from '../../../../lib/browser/storage.ts';
import { useServerNow } from '../../../../lib/calls/server-time.ts';
import type { CallId } from '../../../../lib/client.ts';
import { useLiveRefresh } from '../../../../lib/live/live-refresh.ts';
import { useLocale } from '../../../../lib/locale.ts';
import { currentQuery } from '../../api/queries.ts';
import { shownNow, withClosed } from '../../rules/shown.ts';

const CURRENT: readonly CallId[] = ['announcements.current'];
const KEY = 'closedAnnouncements';
const EVERY_MS = 5_000;

function keptClosed(): readonly string[] {
  const kept = storage.json(KEY);
  return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string') : [];
}

/** The announcements to show now, and closing one on this device. */
export function useAnnouncementBarModel() {
  const { data } = useQuery(currentQuery(useLocale()));
  const [closed, setClosed] = useState(keptClosed);
  const nowMs = useServerNow(EVERY_MS);
  useLiveRefresh('announcements.changed', CURRENT);
  return {
    view: { rows: shownNow(data?.rows ?? [], new Set(closed), nowMs) },
    commands: {
      close: (id: string) => {
        const next = withClosed(closed, id);
        setClosed(next);
        storage.set(KEY, JSON.stringify(next));
      },
    },
  } as const;
}
