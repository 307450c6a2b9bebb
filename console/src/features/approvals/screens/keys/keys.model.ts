import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { stateOf } from '../../../../lib/lists/list-state.ts';
import { hasPasskeys } from '../../../../lib/passkey.ts';
import { keysQuery, type StaffKey } from '../../api/keys.ts';

/** The current member's keys, and the one that is being added or removed. */
export function useKeysModel() {
  const keys = useQuery(keysQuery);
  const [isAdding, setAdding] = useState(false);
  const [leaving, setLeaving] = useState<StaffKey | null>(null);
  const { rows = [], countMax = 0, isRequired = false } = keys.data ?? {};
  return {
    view: {
      state: stateOf(keys),
      rows,
      isAdding,
      leaving,
      mayAdd: keys.data !== undefined && rows.length < countMax && hasPasskeys(),
      cannotUse: !hasPasskeys(),
      /** False for the last key where keys are required. */
      mayRemove: hasPasskeys() && !(isRequired && rows.length <= 1),
      isLast: isRequired && rows.length === 1,
    },
    commands: {
      retry: () => void keys.refetch(),
      add: () => setAdding(true),
      remove: setLeaving,
      close: () => {
        setAdding(false);
        setLeaving(null);
      },
    },
  } as const;
}
