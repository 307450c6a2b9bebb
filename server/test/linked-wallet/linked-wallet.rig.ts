import type { OutputOf } from '@bourse/contract/endpoint.ts';
import type { linkedWallet } from '@bourse/contract/linked-wallet.ts';
import type { Result } from '@bourse/core/result.ts';
import { generatePrivateKey, type PrivateKeyAccount, privateKeyToAccount } from 'viem/accounts';
import { createSiweMessage } from 'viem/siwe';
import { linkedWalletHttp } from '../../src/modules/linked-wallet/linked-wallet.http.ts';
import type { DemoChains, LinkedWalletDeps } from '../../src/modules/linked-wallet/linked-wallet-deps.ts';
import { Secrets } from '../../src/platform/config/secrets.ts';
import type { RequestContext, UserContext } from '../../src/platform/request/context.ts';
import type { Rig, TestPerson } from '../wallet.rig.ts';

const ORIGIN = 'https://bourse.example';
const NOBODY = {} as RequestContext;

type Scanned = OutputOf<typeof linkedWallet.scan>;
type Message = Parameters<typeof createSiweMessage>[0];

/** The value of a result, or the end of the test. */
export function accepted<Value>(result: Result<Value>): Value {
  if (!result.ok) throw new Error(JSON.stringify(result.refusal));
  return result.value;
}

/** The code of a refusal, or `ok`. */
export const codeOf = (result: Result<unknown>): string => (result.ok ? 'ok' : result.refusal.code);

/**
 * The linked wallet over a wallet's rig, with phones that have keys of their own.
 *
 * @param demo  chains that run; without them phones sign messages only
 */
export function linkedRig(rig: Rig, demo: DemoChains | null = null) {
  const keys = new Secrets('y'.repeat(32));
  const deps: LinkedWalletDeps = {
    ...rig.deps,
    money: rig.deps,
    keys,
    publicOrigin: ORIGIN,
    chainIds: new Map([
      ['eth', 31_337],
      ['base', 31_338],
    ]),
    demo,
  };
  const http = linkedWalletHttp(deps);
  /** Trading password and the authenticator's next code. */
  const factors = (who: TestPerson) => {
    rig.clock.advanceMs(30_000);
    return { tradingPassword: rig.secrets.tradingPassword, totpCode: rig.totp(who) };
  };

  return {
    deps,
    http,
    factors,
    phone: () => new Phone(http, privateKeyToAccount(generatePrivateKey())),
    /** The same person in another browser. */
    otherLogin: (who: TestPerson): UserContext =>
      ({ ...rig.as(who), sessionId: '0190f000-0000-7000-8000-00000000000a' }) as UserContext,
    create: async (who: TestPerson, input: Parameters<typeof http.createSession>[0]) =>
      accepted(await http.createSession(input, rig.as(who))),
    /** A person whose phone is linked. */
    async linked(options: Parameters<Rig['person']>[0] = {}) {
      const who = await rig.person(options);
      const phone = this.phone();
      const { session, token } = await this.create(who, { purpose: 'bind' });
      await phone.yes(token);
      accepted(await http.bind({ id: session.id, ...factors(who) }, rig.as(who)));
      return { who, phone };
    },
  };
}
export type LinkedRig = ReturnType<typeof linkedRig>;

/** A money app in somebody's hand. */
export class Phone {
  readonly #http: ReturnType<typeof linkedWalletHttp>;
  readonly account: PrivateKeyAccount;

  constructor(http: ReturnType<typeof linkedWalletHttp>, account: PrivateKeyAccount) {
    this.#http = http;
    this.account = account;
  }

  scan(code: { readonly token: string } | { readonly digits: string }) {
    const who = { address: this.account.address, device: 'Pixel 9', nickname: 'Pocket' };
    return this.#http.scan({ ...code, ...who }, NOBODY);
  }

  /** The message that a money makes of what it was told, with a field of its own where a test wants one. */
  async sign({ toSign }: Pick<Scanned, 'toSign'>, over: Partial<Message> = {}, signer = this.account) {
    const { issuedAtMs, expiresAtMs, ...fields } = toSign;
    const message = createSiweMessage({
      ...fields,
      version: '1',
      address: this.account.address,
      issuedAt: new Date(issuedAtMs),
      expirationTime: new Date(expiresAtMs),
      ...over,
    } as Message);
    return { message, signature: await signer.signMessage({ message }) };
  }

  confirm(input: Parameters<ReturnType<typeof linkedWalletHttp>['confirm']>[0]) {
    return this.#http.confirm(input, NOBODY);
  }

  reject(appKey: string) {
    return this.#http.reject({ appKey }, NOBODY);
  }

  state(appKey: string) {
    return this.#http.appSession({ appKey }, NOBODY);
  }

  /** Scans and says yes. */
  async yes(token: string, more: { readonly txHash?: string } = {}): Promise<Scanned> {
    const scanned = accepted(await this.scan({ token }));
    accepted(await this.confirm({ appKey: scanned.appKey, ...(await this.sign(scanned)), ...more }));
    return scanned;
  }
}
