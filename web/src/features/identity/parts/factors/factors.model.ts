import { CODE_LENGTH } from '@bourse/core/identity/code-length.ts';
import { useState } from 'react';
import type { PasskeyProof } from '../../../../lib/browser/passkey.ts';
import type { CallFailure } from '../../../../lib/calls/call-failure.ts';
import { sentenceOfFailure } from '../../api/sentence.ts';
import { useIdentityText } from '../../identity-text.ts';
import { type Bound, chooseFactors, type Factor, otherFactor } from '../../rules/factor-choice.ts';
import { passkeyCheck } from '../passkeys/ceremony.model.ts';
import type { CodeChannel, Ended, SentCode } from '../security-check/security-check-props.ts';

export interface FactorSlot {
  readonly factor: Factor;
  readonly digits: string;
  /** True once a passkey has signed; codes leave it false. */
  readonly isProved: boolean;
  readonly error: string | null;
  /** Where the code was sent, masked; null before it was sent. */
  readonly sentTo: string | null;
  /** Server time from which another code may be requested; null before the first. */
  readonly resendAtMs: number | null;
  readonly isSending: boolean;
  /** The factor that can replace this one, or null. */
  readonly other: Factor | null;
}

export interface FactorsModel {
  readonly slots: readonly FactorSlot[];
  readonly codes: {
    readonly totpCode?: string;
    readonly emailCode?: string;
    readonly smsCode?: string;
    readonly passkey?: PasskeyProof;
  };
  readonly isComplete: boolean;
  readonly set: (factor: Factor, digits: string) => void;
  /** Sends a code, or has a passkey sign. */
  readonly send: (factor: Factor) => void;
  readonly swap: (factor: Factor) => void;
  /** Returns true if a failure is about one of the codes; that code is then cleared and shows it. */
  readonly take: (failure: CallFailure, text: string) => boolean;
}

interface Options {
  readonly bound: Bound;
  readonly needed: 0 | 1 | 2;
  /** Set if one of the codes must be one that is sent. */
  readonly needsSentCode?: boolean;
  readonly sendCode: (channel: CodeChannel) => Promise<Ended<SentCode>>;
}

interface SlotState {
  readonly digits?: string;
  readonly error?: string | null;
  readonly sent?: SentCode;
  readonly isSending?: boolean;
  readonly proof?: PasskeyProof | null;
}

const NAME = { totp: 'totpCode', email: 'emailCode', sms: 'smsCode' } as const;

/** The second factors of a form: which are needed, what is typed, and sending codes. */
export function useFactors({ bound, needed, needsSentCode = false, sendCode }: Options): FactorsModel {
  const t = useIdentityText();
  const [picked, setPicked] = useState<readonly Factor[] | null>(null);
  const [states, setStates] = useState<Partial<Record<Factor, SlotState>>>({});
  const [isMoreNeeded, setIsMoreNeeded] = useState(false);
  const chosen = picked ?? chooseFactors(bound, isMoreNeeded ? 2 : needed, needsSentCode);
  const change = (factor: Factor, next: SlotState) =>
    setStates((all) => ({ ...all, [factor]: { ...all[factor], ...next } }));
  const slots = chosen.map((factor): FactorSlot => {
    const state = states[factor] ?? {};
    return {
      factor,
      digits: state.digits ?? '',
      isProved: state.proof != null,
      error: state.error ?? null,
      sentTo: state.sent?.sentTo ?? null,
      resendAtMs: state.sent?.resendAtMs ?? null,
      isSending: state.isSending ?? false,
      other: otherFactor(bound, chosen, factor, needsSentCode),
    };
  });
  const slotOf = ({ i18nMsgCode, details }: CallFailure): Factor | null => {
    if (i18nMsgCode?.startsWith('PASSKEY_')) return chosen.includes('passkey') ? 'passkey' : null;
    if (i18nMsgCode?.startsWith('TOTP_')) return chosen.includes('totp') ? 'totp' : null;
    if (!i18nMsgCode?.startsWith('CODE_')) return null;
    const told = chosen.find((factor) => factor === details.channel);
    return told ?? chosen.find((factor) => factor === 'email' || factor === 'sms') ?? null;
  };
  return {
    slots,
    codes: Object.fromEntries(
      slots.map(({ factor, digits }) =>
        factor === 'passkey' ? [factor, states.passkey?.proof] : [NAME[factor], digits],
      ),
    ),
    isComplete:
      (needed === 0 || slots.length > 0) &&
      slots.every(({ factor, digits, isProved }) => (factor === 'passkey' ? isProved : digits.length === CODE_LENGTH)),
    set: (factor, digits) => change(factor, { digits, error: null }),
    async send(factor) {
      if (factor === 'totp' || states[factor]?.isSending) return;
      change(factor, { isSending: true, error: null });
      if (factor === 'passkey') {
        const proved = await passkeyCheck(t);
        if (proved.ok) change(factor, { isSending: false, proof: proved.value });
        else change(factor, { isSending: false, error: await sentenceOfFailure(proved.failure) });
        return;
      }
      const ended = await sendCode(factor);
      if (ended.ok) change(factor, { isSending: false, sent: ended.value });
      else change(factor, { isSending: false, error: await sentenceOfFailure(ended.failure) });
    },
    swap(factor) {
      const other = otherFactor(bound, chosen, factor, needsSentCode);
      if (other) setPicked(chosen.map((each) => (each === factor ? other : each)));
    },
    take(failure, text) {
      // The server judges by the present value, which may have risen above the limit since the form was opened.
      if (failure.i18nMsgCode === 'SECURITY_CHECK_REQUIRED') {
        setPicked(null);
        setIsMoreNeeded(true);
        return false;
      }
      const factor = slotOf(failure);
      if (factor) change(factor, { error: text, digits: '', proof: null });
      return factor !== null;
    },
  };
}
