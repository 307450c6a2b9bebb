import { useState } from 'react';
import { CallFailure } from '../../../../lib/calls/call-failure.ts';
import { commands } from '../../api/commands.ts';
import { useIdentityText } from '../../identity-text.ts';
import { useAttempts } from '../attempt.model.ts';
import { type ChangeProps, finish } from '../change/change-props.ts';
import { useFactors } from '../factors/factors.model.ts';

const PHRASE = /^[A-Za-z0-9]{4,20}$/u;

/** The phrase that all our e-mails to the person show, and one code to confirm it. */
export function useAntiPhishingModel(props: ChangeProps) {
  const t = useIdentityText();
  const [phrase, setPhrase] = useState(props.security.antiPhishingCode ?? '');
  const attempts = useAttempts<'phrase'>({ FIELD_INVALID: 'phrase' });
  const isGood = PHRASE.test(phrase);
  const factors = useFactors({
    bound: props.security,
    needed: 1,
    // The code permits exactly this phrase.
    sendCode: async (channel) => {
      if (isGood) return commands.sendMyCode({ purpose: 'anti-phishing', channel, antiPhishingCode: phrase });
      const message = t('identity.antiPhishing.rule');
      return { ok: false, failure: new CallFailure('refused', 'identity.sendMyCode', { message }) };
    },
  });
  return {
    view: {
      phrase,
      error: attempts.at('phrase') ?? (phrase !== '' && !isGood ? t('identity.antiPhishing.rule') : null),
      overall: attempts.overall,
      isBusy: attempts.isBusy,
      canSubmit: isGood && factors.isComplete,
    },
    factors,
    commands: {
      setPhrase: (text: string) => {
        setPhrase(text.trim());
        attempts.clear();
      },
      submit: async () => {
        const input = { antiPhishingCode: phrase, ...factors.codes };
        const ended = await attempts.run(() => commands.setAntiPhishingCode(input), factors.take);
        if (ended?.ok) finish(props, t('identity.antiPhishing.saved'));
      },
    },
  };
}
