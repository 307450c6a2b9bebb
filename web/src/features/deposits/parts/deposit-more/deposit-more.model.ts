import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { failureIn } from '../../../../lib/calls/call-failure.ts';
import type { CallInput } from '../../../../lib/client.ts';
import { endpointCommand, endpointQuery } from '../../../../lib/query.ts';

export type FundsSource = CallInput<'deposits.explainDeposit'>['source'];
const LENGTH_MIN = 10;
const LENGTH_MAX = 500;

/** Details of one deposit that needs attention, and the form about where its money comes from. */
export function useDepositMoreModel(id: string) {
  const more = useQuery(endpointQuery('deposits.depositMore', { id }));
  const explain = useMutation(endpointCommand('deposits.explainDeposit', ['deposits.depositMore'], { quiet: true }));
  const [source, setSource] = useState<FundsSource | null>(null);
  const [statement, setStatement] = useState('');
  const [wasTried, setWasTried] = useState(false);
  const isLong = statement.trim().length >= LENGTH_MIN;
  return {
    view: {
      more: more.data ?? null,
      source,
      statement,
      isSourceMissing: wasTried && source === null,
      isTooShort: wasTried && !isLong,
      failure: failureIn(explain.error)?.message ?? null,
      isBusy: explain.isPending,
      isDone: explain.isSuccess,
    },
    commands: {
      setSource,
      setStatement: (text: string) => setStatement(text.slice(0, LENGTH_MAX)),
      send: () => {
        setWasTried(true);
        if (!source || !isLong || explain.isPending) return;
        explain.mutate({ id, source, statement: statement.trim() });
      },
    },
  };
}
export type DepositMoreModel = ReturnType<typeof useDepositMoreModel>;
