import { isPrivateKey, publicKeyIn } from '@bourse/core/trading-api/public-key.ts';
import { useState } from 'react';
import type { CodeChannel, SecurityFactors } from '../../../identity/public.ts';
import { commands } from '../../api/commands.ts';
import { addressesIn, wrongAddress } from '../../rules/ip-list.ts';
import { useTradingApiText } from '../../trading-api-text.ts';

export const SCOPES = ['read', 'trade', 'transfer', 'withdraw'] as const;
export type Scope = (typeof SCOPES)[number];

interface Made {
  readonly label: string;
  readonly apiKey: string;
  /** Null for a key whose program signs by itself. */
  readonly secret: string | null;
}

/** Whether we make a secret for the key, or its program has a key of its own. */
export type Signing = 'secret' | 'own';

const LABEL_LENGTH_MAX = 40;
const FRESH = { label: '', scopes: ['read'] as readonly Scope[], ips: '', signing: 'secret' as Signing, publicKey: '' };

/** Makes a key: its scopes, the security check, and its secret, shown once. */
export function useNewKeyModel() {
  const t = useTradingApiText();
  const [step, setStep] = useState<'closed' | 'form' | 'check'>('closed');
  const [fields, setFields] = useState(FRESH);
  const [made, setMade] = useState<Made | null>(null);
  const label = fields.label.trim();
  const addresses = addressesIn(fields.ips);
  const wrong = wrongAddress(addresses);
  const needsAddresses = fields.scopes.includes('withdraw') && addresses.length === 0;
  const ipsError =
    wrong !== null ? t('tradingApi.ips.wrong', { ip: wrong }) : needsAddresses ? t('tradingApi.ips.needed') : null;
  const isOwn = fields.signing === 'own';
  const publicKey = publicKeyIn(fields.publicKey);
  // A private key that was pasted by mistake is never sent.
  const publicKeyError =
    fields.publicKey.trim() === '' || publicKey !== null
      ? null
      : t(isPrivateKey(fields.publicKey) ? 'tradingApi.publicKey.private' : 'tradingApi.publicKey.wrong');
  const isNamed = label !== '' && label.length <= LABEL_LENGTH_MAX;
  const isReady = isNamed && fields.scopes.length > 0 && ipsError === null && !(isOwn && publicKey === null);
  const wish = {
    label,
    scopes: fields.scopes.join(','),
    ips: addresses.join(','),
    ...(isOwn && publicKey !== null && { publicKey }),
  };
  return {
    view: { step, fields, label, made, ipsError, isOwn, publicKeyError, isReady, labelLengthMax: LABEL_LENGTH_MAX },
    commands: {
      open: () => {
        setFields(FRESH);
        setStep('form');
      },
      close: () => setStep('closed'),
      setLabel: (text: string) => setFields((all) => ({ ...all, label: text })),
      setIps: (text: string) => setFields((all) => ({ ...all, ips: text })),
      setSigning: (signing: Signing) => setFields((all) => ({ ...all, signing })),
      setPublicKey: (text: string) => setFields((all) => ({ ...all, publicKey: text })),
      setScope: (scope: Scope, isOn: boolean) =>
        setFields((all) => ({
          ...all,
          scopes: SCOPES.filter((each) => (each === scope ? isOn : all.scopes.includes(each))),
        })),
      goOn: () => {
        if (isReady) setStep('check');
      },
      goBack: () => setStep('form'),
      sendCode: (channel: CodeChannel) => commands.keyCode({ ...wish, channel }),
      confirm: async (factors: SecurityFactors) => {
        const ended = await commands.createKey({ ...wish, ...factors });
        if (ended.ok) setMade({ label, apiKey: ended.value.key.apiKey, secret: ended.value.secret });
        return ended;
      },
      finish: () => setStep('closed'),
      /** Also removes the secret from memory. */
      forget: () => setMade(null),
    },
  };
}

export type NewKeyModel = ReturnType<typeof useNewKeyModel>;
