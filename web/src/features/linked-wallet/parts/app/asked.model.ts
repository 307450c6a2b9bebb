import { useEffect, useRef, useState } from 'react';
import { useServerNow } from '../../../../lib/calls/server-time.ts';
import type { CallOutput } from '../../../../lib/client.ts';
import { commands } from '../../api/commands.ts';
import { readCode } from '../../rules/scanned-code.ts';
import type { DemoKey } from './demo-key.model.ts';

type Scanned = CallOutput<'linkedWallet.scan'>;

export type AppStage =
  | { readonly name: 'idle' }
  | { readonly name: 'asked'; readonly scanned: Scanned; readonly message: string }
  /** The page knows of the transaction, but the chain may not have it yet. */
  | { readonly name: 'unsent'; readonly network: string; readonly rawTx: string }
  | { readonly name: 'confirmed' | 'sent' | 'rejected' };

/** In the demo's wallet app: shows what a scanned code asks for, and confirms or rejects it. */
export function useAskedModel(own: DemoKey | null, token: string | null) {
  const [stage, setStage] = useState<AppStage>({ name: 'idle' });
  const [text, setText] = useState('');
  const [failure, setFailure] = useState<string | null>(null);
  const [isUnreadable, setIsUnreadable] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const nowMs = useServerNow();

  const runBusy = async (work: () => Promise<string | null>) => {
    if (isBusy) return;
    setIsBusy(true);
    setFailure(null);
    try {
      setFailure(await work());
    } finally {
      setIsBusy(false);
    }
  };

  const read = (typed: string) => {
    const code = readCode(typed);
    setIsUnreadable(code === null);
    if (!code || !own) return;
    void runBusy(async () => {
      const who = { address: own.address, device: navigator.platform || 'Browser' };
      const ended = await commands.scan({ ...code, ...who, nickname: `Demo ${own.address.slice(-4)}` });
      if (!ended.ok) return ended.failure.message;
      const { messageOf } = await import('./wallet-signer.ts');
      setStage({ name: 'asked', scanned: ended.value, message: messageOf(own.key, ended.value.toSign) });
      setText('');
      return null;
    });
  };

  // Opening the link counts as scanning the code; once, although effects may run twice.
  const opened = useRef(false);
  useEffect(() => {
    if (!token || !own || opened.current) return;
    opened.current = true;
    read(token);
  });

  const send = async (network: string, rawTx: string): Promise<string | null> => {
    const sent = await commands.relay({ network, rawTx });
    setStage(sent.ok ? { name: 'sent' } : { name: 'unsent', network, rawTx });
    return sent.ok ? null : sent.failure.message;
  };

  const confirm = async (): Promise<string | null> => {
    if (stage.name === 'unsent') return send(stage.network, stage.rawTx);
    if (stage.name !== 'asked' || !own) return null;
    const { scanned, message } = stage;
    const { signMessage, signTransfer } = await import('./wallet-signer.ts');
    const yes = { appKey: scanned.appKey, message, signature: await signMessage(own.key, message) };
    const { payment } = scanned;
    if (scanned.purpose !== 'deposit' || !payment) {
      const ended = await commands.confirm(yes);
      if (ended.ok) setStage({ name: 'confirmed' });
      return ended.ok ? null : ended.failure.message;
    }
    const { asset, network, amount, to } = payment;
    const draft = await commands.draft({ asset, network, amount, to, address: own.address });
    if (!draft.ok) return draft.failure.message;
    const { rawTx, txHash } = await signTransfer(own.key, to, draft.value);
    // The page learns of the transaction before the chain has it, so that the deposit is always expected.
    const ended = await commands.confirm({ ...yes, txHash });
    return ended.ok ? send(network, rawTx) : ended.failure.message;
  };

  return {
    view: {
      stage,
      text,
      failure,
      isUnreadable,
      isBusy: isBusy || own === null,
      leftMs: stage.name === 'asked' ? Math.max(stage.scanned.toSign.expiresAtMs - nowMs, 0) : 0,
    },
    commands: {
      setText: (typed: string) => {
        setText(typed);
        setIsUnreadable(false);
      },
      read: () => read(text),
      /** Handles a code that the camera has seen. */
      seen: read,
      confirm: () => void runBusy(confirm),
      reject: () =>
        void runBusy(async () => {
          if (stage.name !== 'asked') return null;
          const ended = await commands.reject(stage.scanned.appKey);
          if (ended.ok) setStage({ name: 'rejected' });
          return ended.ok ? null : ended.failure.message;
        }),
      startAnew: () => {
        setStage({ name: 'idle' });
        setFailure(null);
      },
    },
  };
}
export type AskedModel = ReturnType<typeof useAskedModel>;
