import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { failureIn } from '../../../../lib/calls/call-failure.ts';
import { signCommand } from '../../api/commands.ts';
import { isSignature } from '../../rules/case-fields.ts';

/** The sender's signature for a case. Failures keep what was typed. */
export function useSignCaseModel(id: string) {
  const sign = useMutation(signCommand());
  const [typed, setTyped] = useState('');
  const [wasTried, setWasTried] = useState(false);
  const signature = typed.trim();
  return {
    view: {
      typed,
      isWrong: wasTried && !isSignature(signature),
      failure: failureIn(sign.error)?.message ?? null,
      isBusy: sign.isPending,
    },
    commands: {
      set: (text: string) => {
        if (!sign.isPending) sign.reset();
        setTyped(text);
      },
      send: () => {
        setWasTried(true);
        if (!sign.isPending && isSignature(signature)) sign.mutate({ id, signature });
      },
    },
  };
}
