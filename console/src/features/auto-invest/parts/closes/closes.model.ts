import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useReasonedAction } from '../../../../lib/actions/reason.ts';
import { t } from '../../../../lib/i18n.ts';
import { stateOf } from '../../../../lib/lists/list-state.ts';
import { useIsOneOf } from '../../../../lib/me.ts';
import { refusalText } from '../../../../lib/refusal-text.ts';
import { closesQuery, type Preview, useLoadCloses, usePreviewCloses } from '../../api/auto-invest.ts';

interface Checked {
  readonly csv: string;
  readonly preview: Preview;
}

/** Which closes are there; and, for Product, a file that is checked and then loaded. */
export function useClosesModel() {
  const closes = useQuery(closesQuery);
  const [checked, setChecked] = useState<Checked | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const previewing = usePreviewCloses();
  const loading = useLoadCloses();
  const act = useReasonedAction(
    async ({ csv }: Checked, reason) => {
      const done = await loading.mutateAsync({ csv, reason });
      setChecked(null);
      return done;
    },
    (_wanted, { added, changed }: { readonly added: number; readonly changed: number }) =>
      t('console.autoInvest.loaded', { added: String(added), changed: String(changed) }),
  );
  const check = async (file: File) => {
    setProblem(null);
    setChecked(null);
    try {
      const csv = await file.text();
      setChecked({ csv, preview: await previewing.mutateAsync({ csv }) });
    } catch (error) {
      setProblem(refusalText(error));
    }
  };
  return {
    view: {
      state: stateOf(closes),
      rows: closes.data?.rows ?? [],
      mayLoad: useIsOneOf(['product']),
      preview: checked?.preview ?? null,
      isBusy: previewing.isPending,
      problem,
      canLoad: checked !== null && checked.preview.problemCount === 0 && checked.preview.rows.length > 0,
    },
    act,
    check: (file: File) => void check(file),
    load: () => checked && act.start(checked),
    retry: () => void closes.refetch(),
  } as const;
}
