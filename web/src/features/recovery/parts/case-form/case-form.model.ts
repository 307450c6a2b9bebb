import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { base64Of, downscale } from '../../../../lib/browser/downscale.ts';
import { usePreviews } from '../../../../lib/browser/previews.ts';
import { failureIn } from '../../../../lib/calls/call-failure.ts';
import { sendOnce } from '../../../../lib/calls/send-once.ts';
import { useGo, useQueryState } from '../../../../lib/links.ts';
import { useCoins } from '../../../assets/public.ts';
import type { CodeChannel, SecurityFactors } from '../../../identity/public.ts';
import { commands, uploadCommand } from '../../api/commands.ts';
import { useTerms } from '../../api/queries.ts';
import { useRecoveryText } from '../../recovery-text.ts';
import {
  amountProblem,
  type CaseFields,
  type FieldName,
  prefilled,
  tidied,
  wrongFields,
} from '../../rules/case-fields.ts';

interface Picture {
  readonly id: string;
  readonly preview: string | null;
}

/** A new case. Failures keep what was typed, and sending the same fields again is the same request. */
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
  const [isChecking, setIsChecking] = useState(false);
  const openedId = useRef<string | null>(null);
  const list = coins.data?.coins ?? [];
  const networks = [...new Map(list.flatMap((coin) => coin.networks).map((each) => [each.network, each])).values()];
  const network = networks.find((each) => each.network === fields.network) ?? null;
  const wanted = tidied(fields);
  const wrong = new Set<FieldName>(wasTried ? wrongFields(wanted) : []);

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
  /** What a code confirms, and what is sent with it; null while something is missing. */
  const wishOf = () => {
    const { note, returnMemo, problem, asset, amount, txId, returnAddress } = wanted;
    if (wrongFields(wanted).length > 0 || !problem || !wanted.network) return null;
    const bound = {
      asset,
      network: wanted.network,
      amount,
      txId,
      returnAddress,
      ...(returnMemo !== '' && network?.memo && { returnMemo }),
    };
    return { bound, rest: { problem, ...(note !== '' && { note }), ...(picture && { screenshotId: picture.id }) } };
  };
  const wish = wishOf();

  return {
    view: {
      fields,
      networks,
      needsMemo: network !== null && network.memo !== null,
      wrong,
      amountProblem: wasTried ? amountProblem(fields.amount) : null,
      terms: terms.data ?? null,
      picture: { preview: picture?.preview ?? null, isBusy: isReading, error: pictureError },
      isChecking: isChecking && wish !== null,
      asked: wanted,
      networkName: network?.name ?? '',
    },
    commands: {
      set: (change: Partial<CaseFields>) => setFields((now) => ({ ...now, ...change })),
      take: (file: Blob) => void take(file),
      check: () => {
        setWasTried(true);
        setIsChecking(wish !== null);
      },
      leaveCheck: () => setIsChecking(false),
      sendCode: (channel: CodeChannel) => commands.submitCode({ ...wish!.bound, channel }),
      confirm: async (factors: SecurityFactors) => {
        const asked = { ...wish!.bound, ...wish!.rest };
        const ended = await sendOnce('recovery.submit', asked, (clientRequestId) =>
          commands.submit({ clientRequestId, ...asked, ...factors }),
        );
        if (ended.ok) openedId.current = ended.value.id;
        return ended;
      },
      showOpened: () => {
        if (openedId.current !== null) go('recovery.cases', { id: openedId.current }, { replaces: true });
      },
    },
  };
}
export type CaseFormModel = ReturnType<typeof useCaseFormModel>;
