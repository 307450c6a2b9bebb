import { MINUTE_MS } from '@bourse/core/calendar/durations.ts';
import { ok, type Result, refuse } from '@bourse/core/result.ts';
import { judgeChallenge, makeChallenge } from '../crypto/challenge.ts';
import { sha256 } from '../crypto/digest.ts';

/** What an authenticator signed; bytes as base64url. */
export interface PasskeyProof {
  readonly credentialId: string;
  readonly clientData: string;
  readonly authenticatorData: string;
  readonly signature: string;
}

/** A passkey as an authenticator made it; bytes as base64url. */
export interface PasskeyMade {
  readonly credentialId: string;
  readonly clientData: string;
  readonly attestation: string;
  readonly transports: readonly string[];
}

/** What must be stored of a passkey. */
export interface PasskeyKey {
  readonly credentialId: string;
  /** In COSE format. */
  readonly publicKey: Buffer;
  /** The authenticator's count of its uses; many authenticators always say 0. */
  readonly signCount: number;
}

export interface NewPasskey extends PasskeyKey {
  readonly transports: readonly string[];
  readonly isSynced: boolean;
}

/** One of our challenges that somebody has answered. */
export interface AnsweredChallenge {
  /** Identifies the challenge among those that were answered. */
  readonly challengeHash: Buffer;
  readonly expiresAtMs: number;
}

/** A proof that is right and not used up yet. */
export interface JudgedPasskey extends AnsweredChallenge {
  readonly credentialId: string;
  readonly signCount: number;
  /** When its challenge was made. */
  readonly askedAtMs: number;
}

export interface PasskeyAsk {
  readonly rpId: string;
  readonly challenge: string;
  readonly credentialIds: string[];
  readonly expiresAtMs: number;
}

export type PasskeyRefusal = 'PASSKEY_WRONG' | 'PASSKEY_EXPIRED';

const MAKE_MS = 10 * MINUTE_MS;
const ASK_MS = 5 * MINUTE_MS;

/**
 * WebAuthn for one address of the exchange (W3C Web Authentication, level 3). Authenticators must verify their person
 * by a finger, a face or a PIN, so that a passkey is two factors in one.
 */
export class Passkeys {
  readonly #key: Uint8Array;
  readonly #origins: string[];
  readonly #rpId: string;
  readonly #rpName: string;

  /**
   * @param key     authenticates our challenges
   * @param origin  the address of the site; passkeys are bound to its host
   */
  constructor(parts: { readonly key: Uint8Array; readonly origin: string; readonly name: string }) {
    this.#key = parts.key;
    const { origin, hostname } = new URL(parts.origin);
    this.#origins = [origin];
    this.#rpId = hostname;
    this.#rpName = parts.name;
  }

  /** What a browser needs to make a new passkey, valid for ten minutes. */
  start(use: string, nowMs: number): { rpId: string; rpName: string; challenge: string; expiresAtMs: number } {
    const expiresAtMs = nowMs + MAKE_MS;
    return { rpId: this.#rpId, rpName: this.#rpName, challenge: this.#challenge(use, expiresAtMs), expiresAtMs };
  }

  /**
   * What must be signed within five minutes.
   *
   * @param use            what the signature will permit, and for whom
   * @param credentialIds  which passkeys may sign; if empty, any of this address
   */
  ask(use: string, credentialIds: readonly string[], nowMs: number): PasskeyAsk {
    const expiresAtMs = nowMs + ASK_MS;
    return {
      rpId: this.#rpId,
      challenge: this.#challenge(use, expiresAtMs),
      credentialIds: [...credentialIds],
      expiresAtMs,
    };
  }

  /**
   * Judges a new passkey. The maker of the authenticator is not asked for, for the sake of privacy.
   *
   * @refuses PASSKEY_WRONG | PASSKEY_EXPIRED
   */
  async judgeMade(
    made: PasskeyMade,
    use: string,
    nowMs: number,
  ): Promise<Result<NewPasskey & AnsweredChallenge, PasskeyRefusal>> {
    const challenge = this.#challengeOf(made.clientData, use, nowMs);
    if (!challenge.ok) return challenge;
    const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
    const verified = await verifyRegistrationResponse({
      response: {
        id: made.credentialId,
        rawId: made.credentialId,
        type: 'public-key',
        clientExtensionResults: {},
        response: { clientDataJSON: made.clientData, attestationObject: made.attestation },
      },
      expectedChallenge: challenge.value.text,
      expectedOrigin: this.#origins,
      expectedRPID: this.#rpId,
      requireUserVerification: true,
      // Ed25519, P-256 and RSA: what authenticators use and Node can verify.
      supportedAlgorithmIDs: [-8, -7, -257],
    }).catch(unreadable);
    if (!verified?.verified) return refuse('PASSKEY_WRONG');
    const { credential, credentialBackedUp } = verified.registrationInfo;
    if (credential.id !== made.credentialId) return refuse('PASSKEY_WRONG');
    return ok({
      credentialId: credential.id,
      publicKey: Buffer.from(credential.publicKey),
      signCount: credential.counter,
      transports: made.transports,
      isSynced: credentialBackedUp,
      ...answered(challenge.value),
    });
  }

  /**
   * Judges what a passkey signed.
   *
   * @refuses PASSKEY_WRONG | PASSKEY_EXPIRED | PASSKEY_BEHIND if only the counter is wrong because it did not increase,
   *          which means that there is a copy of the authenticator
   */
  async judge(
    proof: PasskeyProof,
    key: PasskeyKey,
    use: string,
    nowMs: number,
  ): Promise<Result<JudgedPasskey, PasskeyRefusal | 'PASSKEY_BEHIND'>> {
    const challenge = this.#challengeOf(proof.clientData, use, nowMs);
    if (!challenge.ok) return challenge;
    const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
    const verified = await verifyAuthenticationResponse({
      response: {
        id: proof.credentialId,
        rawId: proof.credentialId,
        type: 'public-key',
        clientExtensionResults: {},
        response: {
          clientDataJSON: proof.clientData,
          authenticatorData: proof.authenticatorData,
          signature: proof.signature,
        },
      },
      expectedChallenge: challenge.value.text,
      expectedOrigin: this.#origins,
      expectedRPID: this.#rpId,
      // The counter is checked below, because the library does not say which check failed.
      credential: { id: key.credentialId, publicKey: new Uint8Array(key.publicKey), counter: 0 },
      requireUserVerification: true,
    }).catch(unreadable);
    if (!verified?.verified || proof.credentialId !== key.credentialId) return refuse('PASSKEY_WRONG');
    const { newCounter } = verified.authenticationInfo;
    const counts = newCounter > 0 || key.signCount > 0;
    if (counts && newCounter <= key.signCount) return refuse('PASSKEY_BEHIND');
    const askedAtMs = challenge.value.expiresAtMs - ASK_MS;
    return ok({ credentialId: key.credentialId, signCount: newCounter, askedAtMs, ...answered(challenge.value) });
  }

  /**
   * The challenge that an answer is for, whether or not the answer is right; null if it is not ours for this use, or
   * too old.
   */
  challengeOf({ clientData }: Pick<PasskeyProof, 'clientData'>, use: string, nowMs: number): AnsweredChallenge | null {
    const challenge = this.#challengeOf(clientData, use, nowMs);
    return challenge.ok ? answered(challenge.value) : null;
  }

  #challenge(use: string, expiresAtMs: number): string {
    return makeChallenge(this.#key, use, expiresAtMs);
  }

  /** The challenge that the browser says it was given, if it is ours and for this use. */
  #challengeOf(
    clientData: string,
    use: string,
    nowMs: number,
  ): Result<{ text: string; expiresAtMs: number }, PasskeyRefusal> {
    const text = challengeIn(clientData);
    if (text === null) return refuse('PASSKEY_WRONG');
    const judged = judgeChallenge(this.#key, use, text, nowMs);
    if (judged.outcome === 'expired') return refuse('PASSKEY_EXPIRED');
    return judged.outcome === 'good' ? ok({ text, expiresAtMs: judged.expiresAtMs }) : refuse('PASSKEY_WRONG');
  }
}

const answered = ({ text, expiresAtMs }: { text: string; expiresAtMs: number }): AnsweredChallenge => ({
  challengeHash: sha256(text),
  expiresAtMs,
});

function challengeIn(clientData: string): string | null {
  try {
    const read: unknown = JSON.parse(Buffer.from(clientData, 'base64url').toString());
    const challenge = (read as { challenge?: unknown } | null)?.challenge;
    return typeof challenge === 'string' ? challenge : null;
  } catch {
    return null;
  }
}

/** The library throws for everything that it cannot read or does not accept. */
const unreadable = (): null => null;
