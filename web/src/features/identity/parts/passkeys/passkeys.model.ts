import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { hasPasskeys } from '../../../../lib/browser/passkey.ts';
import type { CallOutput } from '../../../../lib/client.ts';
import { passkeysQuery } from '../../api/queries.ts';

export type Passkey = CallOutput<'identity.passkeys'>['rows'][number];

/** The account's passkeys, and the one that is being renamed or removed. */
export function usePasskeysModel() {
  const passkeys = useQuery(passkeysQuery());
  const [open, setOpen] = useState<{ readonly act: 'rename' | 'remove'; readonly passkey: Passkey } | null>(null);
  const { rows = [], countMax = 0 } = passkeys.data ?? {};
  return {
    passkeys,
    view: { rows, open, isPossible: hasPasskeys(), isFull: rows.length >= countMax && rows.length > 0, countMax },
    commands: {
      rename: (passkey: Passkey) => setOpen({ act: 'rename', passkey }),
      remove: (passkey: Passkey) => setOpen({ act: 'remove', passkey }),
      close: () => setOpen(null),
    },
  } as const;
}
