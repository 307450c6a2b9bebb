import type { RingKey } from '../keys/key-ring.ts';
import type { TradingApiDeps } from '../trading-api-deps.ts';
import {
  authorize,
  authorizeLoggedOn,
  type Judged,
  recognise,
  type SignedCall,
  stillHolds,
} from '../usecases/authorize.ts';
import { FAULTS } from '../wire/api-fault.ts';
import type { Parameters } from '../wire/parameters.ts';
import { signedJsonText } from '../wire/signature.ts';
import type { Logons } from './logons.ts';
import type { Wire } from './wire.ts';

/** Who makes a call over a connection: whoever signed it, or else the key that has logged on. */
export class Logon {
  readonly #deps: TradingApiDeps;
  readonly #logons: Logons;
  readonly #wire: Wire;
  readonly #onEnded: () => void;
  readonly connectedAtMs: number;
  #current: { readonly key: RingKey; readonly sinceMs: number; readonly forget: () => void } | null = null;
  /** Calls sent after a logon wait for it. */
  #underWay: Promise<unknown> = Promise.resolve();

  /** @param onEnded called when the key is no longer valid, or its person was logged out everywhere */
  constructor(deps: TradingApiDeps, logons: Logons, wire: Wire, onEnded: () => void) {
    this.#deps = deps;
    this.#logons = logons;
    this.#wire = wire;
    this.#onEnded = onEnded;
    this.connectedAtMs = deps.clock.nowMs();
  }

  get key(): RingKey | null {
    return this.#current?.key ?? null;
  }

  get sinceMs(): number | null {
    return this.#current?.sinceMs ?? null;
  }

  /**
   * Logs on with the key that signed these parameters, replacing an earlier one.
   *
   * @refuses as a signed call | -4056 for a key with a secret, because we could then imitate its owner
   */
  logOn(parameters: Parameters): Promise<Judged> {
    const asked = this.#underWay.then(() => this.#judgeLogon(parameters));
    this.#underWay = asked.catch(() => {});
    return asked;
  }

  /** Resolves when earlier logons have ended, whether they succeeded or not. */
  async settled(): Promise<void> {
    await this.#underWay;
  }

  logOut(): void {
    this.#current?.forget();
    this.#current = null;
  }

  /** The caller: whoever signed the call, or the key that has logged on. */
  async callerOf(parameters: Parameters, scope: SignedCall['scope']): Promise<Judged> {
    await this.settled();
    const own = this.#keyInPlaceOf(parameters);
    if (!own) return this.#signed(parameters, scope);
    const call = { parameters, ip: this.#wire.ip, scope };
    const judged = await authorizeLoggedOn(this.#deps.ring, own, call, () => this.#deps.clock.nowMs());
    if (judged !== 'ended') return judged;
    if (this.key === own) this.#end();
    return { fault: FAULTS.keyRefused() };
  }

  /** The owner of the key in a call that needs no signature. */
  async ownerOf(parameters: Parameters): Promise<Judged> {
    await this.settled();
    const own = this.#keyInPlaceOf(parameters);
    const caller = await recognise(this.#deps.ring, own?.keyId ?? parameters.get('apiKey') ?? '', this.#wire.ip);
    return this.#admitted(caller);
  }

  /** Ends the logon if its key is no longer valid. While the database cannot be reached it stays. */
  async check(): Promise<void> {
    const own = this.key;
    if (!own) return;
    const now = await this.#deps.ring.find(own.keyId).catch(() => undefined);
    if (now === undefined || stillHolds(now, own, this.#wire.ip) || this.key !== own) return;
    this.#end();
  }

  async #judgeLogon(parameters: Parameters): Promise<Judged> {
    const key = await this.#signed(parameters, null);
    if ('fault' in key) return key;
    if (key.signing.kind !== 'ed25519') return { fault: FAULTS.cannotLogOn() };
    this.logOut();
    const forget = this.#logons.add(key.uid, () => this.#end());
    this.#current = { key, sinceMs: this.#deps.clock.nowMs(), forget };
    return key;
  }

  async #signed(parameters: Parameters, scope: SignedCall['scope']): Promise<Judged> {
    const signature = parameters.get('signature') ?? '';
    const signed = signature === '' ? null : { text: signedJsonText(parameters), signature };
    const call = { apiKey: parameters.get('apiKey') ?? '', parameters, signed, ip: this.#wire.ip, scope };
    return this.#admitted(await authorize(this.#deps.ring, call, () => this.#deps.clock.nowMs()));
  }

  /** The key that has logged on, if a call names no other and is not signed. */
  #keyInPlaceOf(parameters: Parameters): RingKey | null {
    const named = parameters.get('apiKey') ?? '';
    const isSigned = (parameters.get('signature') ?? '') !== '';
    return isSigned || (named !== '' && named !== this.key?.keyId) ? null : this.key;
  }

  #admitted(caller: Judged): Judged {
    return 'fault' in caller || this.#wire.isOf(caller.uid) ? caller : { fault: FAULTS.overloaded() };
  }

  #end(): void {
    this.logOut();
    this.#onEnded();
  }
}
