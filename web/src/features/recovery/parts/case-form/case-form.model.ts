import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { base64Of, downscale } from '../../../../lib/browser/downscale.ts';
import { usePreviews } from '../../../../lib/browser/previews.ts';
import { failureIn } from '../../../../lib/calls/call-failure.ts';
import { sendOnce } from '../../../../lib/calls/send-once.ts';
import type { CallInput } from '../../../../lib/client.ts';
import { useGo, useQueryState } from '../../../../lib/links.ts';
import { useCoins } from '../../../assets/public.ts';
import { submitCommand, uploadCommand } from '../../api/commands.ts';
import { useTerms } from '../../api/queries.ts';
import { useRecoveryText } from '../../recovery-text.ts';
import { type CaseFields, type FieldName, prefilled, tidied, wrongFields } from '../../rules/case-fields.ts';

interface Picture {
  readonly id: string;
  readonly preview: string | null;
}

/** A new case: what was typed stays on any failure, and a repeat of the same words is the same request. */
export function useCaseFormModel() {
  const t = useRecoveryText();
  const [query] = useQueryState();
  const go = useGo();
  const coins = useCoins();
  const terms = useTerms();
  const [fields, setFields] = useState<CaseFields>(() => prefilled(query));
  const [picture, setPicture] = useState<Picture | null>(null);
  const preview = usePreviews<'screenshot'>();
  const [pictureError, setPictureError] = useState<string | null>(null);
  const [isReading, setIsReading] = useState(false);
  const [wasTried, setWasTried] = useState(false);
  const upload = useMutation(uploadCommand());
  const submit = useMutation(submitCommand());
  const list = coins.data?.coins ?? [];
  const networks = [...new Map(list.flatMap((coin) => coin.networks).map((each) => [each.network, each])).values()];
  const network = networks.find((each) => each.network === fields.network) ?? null;
  const wanted = tidied(fields);
  const wrong = new Set<FieldName>(wasTried ? wrongFields(wanted) : []);
  const refused = failureIn(submit.error);

  const take = async (file: Blob) => {
    if (isReading) return;
    setIsReading(true);
    setPictureError(null);
    try {
      const small = await downscale(file);
      if (!small) return setPictureError(t('recovery.photo.unreadable'));
      const kept = await upload.mutateAsync({ imageBase64: await base64Of(small) });
      setPicture({ id: kept.screenshotId, preview: preview('screenshot', small) });
    } catch (error) {
      setPictureError(failureIn(error)?.message ?? t('recovery.photo.unreadable'));
    } finally {
      setIsReading(false);
    }
  };
  /** The failure is shown from the mutation itself. */
  const submitted = async (input: CallInput<'recovery.submit'>) => {
    try {
      return { ok: true as const, value: await submit.mutateAsync(input) };
    } catch (error) {
      const failure = failureIn(error);
      if (!failure) throw error;
      return { ok: false as const, failure };
    }
  };
  const send = async () => {
    setWasTried(true);
    if (submit.isPending || wrongFields(wanted).length > 0 || !wanted.problem || !wanted.network) return;
    const { note, returnMemo, problem, asset, amount, txId, returnAddress } = wanted;
    const wish = {
      problem,
      asset,
      network: wanted.network,
      amount,
      txId,
      returnAddress,
      ...(note !== '' && { note }),
      ...(returnMemo !== '' && network?.memo && { returnMemo }),
      ...(picture && { screenshotId: picture.id }),
    };
    const ended = await sendOnce('recovery.submit', wish, (clientRequestId) => submitted({ clientRequestId, ...wish }));
    if (ended.ok) go('recovery.cases', { id: ended.value.id }, { replaces: true });
  };

  return {
    view: {
      fields,
      networks,
      needsMemo: network !== null && network.memo !== null,
      wrong,
      terms: terms.data ?? null,
      picture: { preview: picture?.preview ?? null, isBusy: isReading, error: pictureError },
      failure: refused?.message ?? null,
      isBusy: submit.isPending,
    },
    commands: {
      set: (change: Partial<CaseFields>) => {
        // What is on its way stays on its way: the button waits for its answer.
        if (!submit.isPending) submit.reset();
        setFields((now) => ({ ...now, ...change }));
      },
      take: (file: Blob) => void take(file),
      send: () => void send(),
    },
  };
}
export type CaseFormModel = ReturnType<typeof useCaseFormModel>;
