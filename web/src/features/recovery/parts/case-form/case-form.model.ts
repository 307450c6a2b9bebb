import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { failureIn } from '../../../../lib/call-failure.ts';
import { newRequestId } from '../../../../lib/client.ts';
import { base64Of, downscale } from '../../../../lib/downscale.ts';
import { useGo, useQueryState } from '../../../../lib/links.ts';
import { usePreviews } from '../../../../lib/previews.ts';
import { useCoins } from '../../../assets/public.ts';
import { submitCommand, uploadCommand } from '../../api/commands.ts';
import { useTerms } from '../../api/queries.ts';
import { useRecoveryText } from '../../recovery-text.ts';
import { type CaseFields, type FieldName, prefilled, wrongFields } from '../../rules/case-fields.ts';

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
  const request = useRef<{ words: string; id: string } | null>(null);
  const list = coins.data?.coins ?? [];
  const networks = [...new Map(list.flatMap((coin) => coin.networks).map((each) => [each.network, each])).values()];
  const network = networks.find((each) => each.network === fields.network) ?? null;
  const wrong = new Set<FieldName>(wasTried ? wrongFields(fields) : []);
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
  const send = async () => {
    setWasTried(true);
    if (submit.isPending || wrongFields(fields).length > 0 || !fields.problem || !fields.network) return;
    const words = JSON.stringify([fields, picture?.id]);
    if (request.current?.words !== words) request.current = { words, id: newRequestId() };
    const { note, returnMemo, problem, asset, amount, txId, returnAddress } = fields;
    const made = await submit
      .mutateAsync({
        ...{
          clientRequestId: request.current.id,
          problem,
          asset,
          network: fields.network,
          amount,
          txId,
          returnAddress,
        },
        ...(note.trim() !== '' && { note: note.trim() }),
        ...(returnMemo !== '' && network?.memo && { returnMemo }),
        ...(picture && { screenshotId: picture.id }),
      })
      .catch(() => null);
    if (made) go('recovery.cases', { id: made.id }, { replaces: true });
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
