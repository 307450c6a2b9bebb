import { isLinkOpen, type LinkPurpose, linkStateAt } from '@bourse/core/linked-wallet/link-session.ts';
import { useState } from 'react';
import { useServerNow } from '../../../../lib/calls/server-time.ts';
import { pathTo } from '../../../../lib/links.ts';
import { commands } from '../../api/commands.ts';
import { useSessionLive } from '../../api/live.ts';
import { useSession } from '../../api/queries.ts';

type Made = Extract<Awaited<ReturnType<typeof commands.createSession>>, { ok: true }>['value'];
export interface SessionWish {
  readonly asset: string;
  readonly network: string;
  readonly amount: string;
}

/** One session at a time: creates it, follows it to its end, and creates another. Countdowns use the server's clock. */
export function useSessionModel(purpose: LinkPurpose) {
  const [made, setMade] = useState<Made | null>(null);
  const [wish, setWish] = useState<SessionWish | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const nowMs = useServerNow();
  useSessionLive();
  const [isFollowed, setIsFollowed] = useState(false);
  const asked = useSession(made?.session.id ?? null, isFollowed);
  const session = asked.data?.id === made?.session.id ? (asked.data ?? made?.session) : made?.session;
  const state = session ? linkStateAt(session, nowMs) : null;
  const isOpen = state !== null && isLinkOpen(state);
  if (isFollowed !== isOpen) setIsFollowed(isOpen);

  const create = async (next: SessionWish | null) => {
    if (isBusy) return;
    setIsBusy(true);
    setFailure(null);
    const ended = await commands.createSession({ purpose, ...next });
    setIsBusy(false);
    setWish(next);
    if (ended.ok) setMade(ended.value);
    else setFailure(ended.failure.message);
  };
  const leave = () => {
    if (session && isOpen && !(purpose === 'deposit' && state === 'CONFIRMED_IN_APP')) {
      void commands.cancelSession(session.id);
    }
    setMade(null);
    setFailure(null);
  };

  return {
    view: {
      purpose,
      session: session ?? null,
      state,
      link: made ? new URL(pathTo('linked-wallet.scan', {}, { token: made.token }), location.origin).href : '',
      digits: made?.digits ?? '',
      // The page's tick may be slightly older than the session, so time never counts from before its start.
      leftMs: session ? Math.max(session.expiresAtMs - Math.max(nowMs, session.createdAtMs), 0) : 0,
      isBusy,
      failure,
    },
    commands: {
      create: (next: SessionWish | null = null) => void create(next),
      /** Creates a new session for the same purpose; an ended one never revives. */
      again: () => void create(wish),
      leave,
    },
  };
}
export type SessionModel = ReturnType<typeof useSessionModel>;
