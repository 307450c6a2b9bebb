import type { ReactNode } from 'react';
import type { PasskeyProof } from '../../../../lib/browser/passkey.ts';
import type { CallFailure } from '../../../../lib/calls/call-failure.ts';

/** The result of a call: its answer, or the failure with a sentence for people. */
export type Ended<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly failure: CallFailure };

/** The channels that a code can be sent to. */
export type CodeChannel = 'email' | 'sms';

/** What the person typed, named as every endpoint with a security check names it. */
export interface SecurityFactors {
  readonly tradingPassword: string;
  readonly emailCode?: string;
  readonly smsCode?: string;
  readonly totpCode?: string;
  readonly passkey?: PasskeyProof;
}

/** The answer to a request for a code. Times are server time in ms. */
export interface SentCode {
  readonly sentTo: string;
  readonly expiresAtMs: number;
  readonly resendAtMs: number;
}

export interface SecurityCheckProps {
  readonly open: boolean;
  /** Called by Esc, the close button and the backdrop, but not while a confirmation is under way. */
  readonly onClose: () => void;
  /** The summary above the fields: what leaves, to whom, and the fee. */
  readonly summary?: ReactNode;
  /** A verb with its object, such as "Withdraw 0.5 ETH". */
  readonly confirmLabel: string;
  /** A sentence below the codes that says what they confirm, such as "for this amount and this address only". */
  readonly codesAreFor?: string;
  /** Two different factors from 1,000 USDT on if two are bound, otherwise one. */
  readonly factorsNeeded: 1 | 2;
  /** One factor must be a code that is sent, because that is bound to the caller's payload. */
  readonly needsSentCode?: boolean;
  /** Sends a code. The caller does this, because the code is bound to the caller's payload. */
  readonly sendCode: (channel: CodeChannel) => Promise<Ended<SentCode>>;
  /**
   * Makes the confirmed call. A refused password or code is shown beside its field, any other failure above the button; the
   * dialog stays open and keeps what was typed. After an unknown outcome a second press calls again: use the same
   * clientRequestId.
   */
  readonly confirm: (factors: SecurityFactors) => Promise<Ended<unknown>>;
  /** Called once after an accepted confirmation, before onClose. */
  readonly onConfirmed?: () => void;
  /** Whether to ask for the trading password; false where an endpoint takes only second factors. */
  readonly asksTradingPassword?: boolean;
}
