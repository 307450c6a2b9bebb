import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { PasskeyMade } from '../../../../lib/browser/passkey.ts';
import { commands } from '../../api/commands.ts';
import { sessionsQuery } from '../../api/queries.ts';
import { useIdentityText } from '../../identity-text.ts';
import { useAttempts } from '../attempt.model.ts';
import { type ChangeProps, finish } from '../change/change-props.ts';
import { useFactors } from '../factors/factors.model.ts';
import { makePasskey } from './ceremony.model.ts';

/** Adds a passkey made by this device, with a name, the login password and codes. */
export function useAddPasskeyModel(props: ChangeProps) {
  const { security } = props;
  const t = useIdentityText();
  const [typed, setName] = useState<string | null>(null);
  const here = useQuery(sessionsQuery()).data?.rows.find(({ current }) => current);
  const name = typed ?? (here ? t('identity.devices.on', { browser: here.browser, os: here.os }) : '');
  const [loginPassword, setLoginPassword] = useState('');
  /** A passkey that was made is kept while a wrong code is corrected, so that the device need not make another. */
  const [made, setMade] = useState<PasskeyMade | null>(null);
  const attempts = useAttempts<'name' | 'login'>({ LOGIN_WRONG: 'login', LOGIN_LOCKED: 'login' });
  const factors = useFactors({
    bound: security,
    needed: 2,
    sendCode: (channel) => commands.sendMyCode({ purpose: 'add-passkey', channel }),
  });
  const submit = async (): ReturnType<typeof commands.addPasskey> => {
    const passkey = made === null ? await makePasskey(t) : ({ ok: true, value: made } as const);
    if (!passkey.ok) return passkey;
    setMade(passkey.value);
    return commands.addPasskey({ name: name.trim(), made: passkey.value, loginPassword, ...factors.codes });
  };
  return {
    view: {
      name,
      loginPassword,
      loginError: attempts.at('login'),
      overall: attempts.overall,
      isBusy: attempts.isBusy,
      canSubmit: name.trim() !== '' && loginPassword !== '' && factors.isComplete,
    },
    factors,
    commands: {
      setName,
      setLoginPassword: (text: string) => {
        setLoginPassword(text);
        attempts.clear();
      },
      submit: async () => {
        const ended = await attempts.run(submit, (failure, text) => {
          if (failure.endpointId === 'identity.addPasskey' && failure.i18nMsgCode?.startsWith('PASSKEY')) setMade(null);
          return factors.take(failure, text);
        });
        if (ended?.ok) finish(props, t('identity.passkey.added'));
      },
    },
  };
}
