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
  readonly secret: string;
}

const LABEL_LENGTH_MAX = 40;
const FRESH = { label: '', scopes: ['read'] as readonly Scope[], ips: '' };

/** Making a key: what it may do, the security check, and its secret once. */
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
  const isReady = label !== '' && label.length <= LABEL_LENGTH_MAX && fields.scopes.length > 0 && ipsError === null;
  const wish = { label, scopes: fields.scopes.join(','), ips: addresses.join(',') };
  return {
    view: { step, fields, label, made, ipsError, isReady, labelLengthMax: LABEL_LENGTH_MAX },
    commands: {
      open: () => {
        setFields(FRESH);
        setStep('form');
      },
      close: () => setStep('closed'),
      setLabel: (text: string) => setFields((all) => ({ ...all, label: text })),
      setIps: (text: string) => setFields((all) => ({ ...all, ips: text })),
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
      /** The secret is forgotten here too. */
      forget: () => setMade(null),
    },
  };
}

export type NewKeyModel = ReturnType<typeof useNewKeyModel>;
