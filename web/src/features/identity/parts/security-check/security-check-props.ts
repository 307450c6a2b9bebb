import type { ReactNode } from 'react';
import type { PasskeyProof } from '../../../../lib/browser/passkey.ts';
import type { CallFailure } from '../../../../lib/calls/call-failure.ts';

/** How a call ended: its answer, or the failure with a sentence for people. */
export type Ended<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly failure: CallFailure };

/** The channels that a code can be sent to. */
export type CodeChannel = 'email' | 'sms';

/** What the person typed, under the names that every endpoint with a security check takes. */
export interface SecurityFactors {
  readonly tradingPassword: string;
  readonly emailCode?: string;
  readonly smsCode?: string;
  readonly totpCode?: string;
  readonly passkey?: PasskeyProof;
}

/** The answer to asking for a code; times are server time in ms. */
export interface SentCode {
  readonly sentTo: string;
  readonly expiresAtMs: number;
  readonly resendAtMs: number;
}

export interface SecurityCheckProps {
  readonly open: boolean;
  /** Called by Esc, the close button and the scrim; not while a confirmation is under way. */
  readonly onClose: () => void;
  /** The receipt box above the fields: what leaves, to whom, the fee. */
  readonly summary?: ReactNode;
  /** The verb with its object, such as "Withdraw 0.5 ETH". */
  readonly confirmLabel: string;
  /** One sentence under the codes that says what they are good for, such as "for this amount and this address only". */
  readonly codesAreFor?: string;
  /** Two different factors from 1,000 USDT where two are bound; one otherwise. */
  readonly factorsNeeded: 1 | 2;
  /** One of the factors must be a code that is sent, which is good for the caller's payload alone. */
  readonly needsSentCode?: boolean;
  /** The caller sends the code, because a code is bound to the caller's payload. */
  readonly sendCode: (channel: CodeChannel) => Promise<Ended<SentCode>>;
  /**
   * Does the work. A refused password or code is shown beside its field, any other failure above the button; what was typed
   * stays and the dialog stays open. After an unknown outcome a second press calls again: keep the same clientRequestId.
   */
  readonly confirm: (factors: SecurityFactors) => Promise<Ended<unknown>>;
  /** Called once after an accepted confirmation, before onClose. */
  readonly onConfirmed?: () => void;
  /** Asks for the trading password. False where an endpoint wants second factors only. */
  readonly asksTradingPassword?: boolean;
}
