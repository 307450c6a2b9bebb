import { pageOf } from '@bourse/contract/pages.ts';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { useServerNow } from '../../../../lib/calls/server-time.ts';
import { commands } from '../../api/commands.ts';
import { kycQuery } from '../../api/queries.ts';

/** A link that opens the verification on a phone, once and within two minutes; meanwhile the state is followed here. */
export function useKycDialogModel() {
  const kyc = useQuery(kycQuery(true));
  const nowMs = useServerNow();
  const [issued, setIssued] = useState<{ sid: string; expiresAtMs: number } | null>(null);
  const [failed, setFailed] = useState<string | null>(null);
  const issue = useCallback(async () => {
    setFailed(null);
    const ended = await commands.issueSid();
    if (ended.ok) setIssued(ended.value);
    else setFailed(ended.failure.message);
  }, []);
  useEffect(() => void issue(), [issue]);
  const query = issued ? new URLSearchParams({ view: 'kyc', sid: issued.sid }) : null;
  const leftMs = issued ? issued.expiresAtMs - nowMs : 0;
  return {
    kyc,
    view: {
      link: query ? `${location.origin}${pageOf('identity.center').path}?${query}` : null,
      leftMs,
      isExpired: issued !== null && leftMs <= 0,
      failed,
    },
    commands: { issue: () => void issue() },
  };
}
