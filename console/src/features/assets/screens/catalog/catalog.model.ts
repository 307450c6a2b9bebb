import { HOUR_MS } from '@bourse/core/calendar/durations.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useChangeForm } from '../../../../lib/actions/change-form.ts';
import { useReasonedAction } from '../../../../lib/actions/reason.ts';
import { t } from '../../../../lib/i18n.ts';
import { stateOf } from '../../../../lib/lists/list-state.ts';
import { useIsOneOf } from '../../../../lib/me.ts';
import { serverNowMs } from '../../../../lib/time/clock.ts';
import {
  type CatalogNetwork,
  type CatalogPair,
  catalogQuery,
  useSetConfirmations,
  useSetPause,
  useSetTerms,
} from '../../api/catalog.ts';

export const TERMS = ['depositMin', 'withdrawMin', 'withdrawMax', 'withdrawFee'] as const;
const CONFIRMATIONS = ['credit', 'unlock'] as const;
interface PauseAct {
  readonly act: 'pause';
  readonly network: string;
  /** Null for every coin of the network. */
  readonly asset: string | null;
  readonly name: string;
  readonly direction: 'deposit' | 'withdraw';
  readonly isPaused: boolean;
}
export type CatalogAct =
  | PauseAct
  | { readonly act: 'terms'; readonly pair: CatalogPair }
  | { readonly act: 'confirmations'; readonly network: CatalogNetwork };
export const RESUME_HOURS = ['', '1', '2', '6', '12', '24', '72'] as const;

/** Coins and networks, and changing their terms. */
export function useCatalogModel() {
  const catalog = useQuery(catalogQuery);
  const form = useCatalogForm();
  const [pausing, setting, confirming] = [useSetPause(), useSetTerms(), useSetConfirmations()];
  const act = useReasonedAction<CatalogAct>(
    (wanted, reason) => {
      if (wanted.act === 'pause') return pausing.mutateAsync({ ...form.pauseOf(wanted), reason });
      if (wanted.act === 'terms') {
        const { asset, network } = wanted.pair;
        return setting.mutateAsync({ asset, network, ...form.terms.values, reason });
      }
      return confirming.mutateAsync({ network: wanted.network.network, ...form.confirmations.values, reason });
    },
    (wanted) => (wanted.act === 'pause' ? t('console.catalog.done') : t('console.asked')),
  );
  return {
    view: {
      state: stateOf(catalog),
      networks: catalog.data?.networks ?? [],
      pairs: catalog.data?.pairs ?? [],
      isRisk: useIsOneOf(['risk']),
      isFinance: useIsOneOf(['finance']),
    },
    commands: {
      retry: () => void catalog.refetch(),
      start: (wanted: CatalogAct) => {
        form.fill(wanted);
        act.start(wanted);
      },
    },
    form,
    act,
  } as const;
}

/** The fields of the dialogs, besides the reason. */
function useCatalogForm() {
  const [hours, setHours] = useState<(typeof RESUME_HOURS)[number]>('');
  const terms = useChangeForm(TERMS);
  const confirmations = useChangeForm(CONFIRMATIONS, { isWhole: true });
  return {
    hours,
    setHours,
    terms,
    confirmations,
    fill: (wanted: CatalogAct) => {
      setHours('');
      if (wanted.act === 'terms') {
        const { depositMin, withdrawMin, withdrawMax, withdrawFee } = wanted.pair;
        terms.fill({ depositMin, withdrawMin, withdrawMax, withdrawFee });
      }
      if (wanted.act === 'confirmations') {
        const { creditConfirmations, unlockConfirmations } = wanted.network;
        confirmations.fill({ credit: String(creditConfirmations), unlock: String(unlockConfirmations) });
      }
    },
    pauseOf: ({ network, asset, direction, isPaused }: PauseAct) => ({
      network,
      direction,
      paused: isPaused ? ('false' as const) : ('true' as const),
      ...(asset !== null && { asset }),
      ...(!isPaused && hours !== '' && { untilMs: String(serverNowMs() + Number(hours) * HOUR_MS) }),
    }),
  };
}
