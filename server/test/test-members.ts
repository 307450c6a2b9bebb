import { randomBytes, randomUUID } from 'node:crypto';
import type { Endpoint, StaffRole } from '@bourse/contract/endpoint.ts';
import { parseAmount } from '@bourse/core/money/amount.ts';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../src/boot/services.ts';
import { DemoClient } from '../src/demo/demo-client.ts';
import type { SystemClock } from '../src/platform/clock/clock.ts';
import { totpCode } from '../src/platform/crypto/totp.ts';

const PASSWORD = 'A-good-pass-1';

const TRADING_PASSWORD = '294617';

const CODE_GAP_MS = 61_000;

/** A person who is logged in, with what it takes to move money. */
export interface Member {
  readonly uid: string;
  readonly login: string;
  readonly password: string;
  readonly tradingPassword: string;
  readonly client: DemoClient;
}

export interface NewMember {
  /** Amounts in coin units, credited to funding. */
  readonly funds?: Readonly<Record<string, string>>;
}

/** Makes people and staff through the product's own calls. */
export class Members {
  readonly #server: FastifyInstance;
  readonly #services: Services;
  readonly #clock: SystemClock;
  readonly #totpSecrets = new Map<string, string>();
  #tail: Promise<unknown> = Promise.resolve();

  constructor(server: FastifyInstance, services: Services, clock: SystemClock) {
    this.#server = server;
    this.#services = services;
    this.#clock = clock;
  }

  async person({ funds = {} }: NewMember = {}): Promise<Member> {
    const client = new DemoClient(this.#server);
    const login = `p-${randomUUID()}@bourse.example`;
    await client.call('identity', 'sendCode', { purpose: 'register', account: login });
    const { uid } = await client.call('identity', 'register', {
      account: login,
      code: await client.codeSentTo(login),
      password: PASSWORD,
    });
    this.#later();
    await client.call('identity', 'sendMyCode', { purpose: 'trading-password', channel: 'email' });
    await client.call('identity', 'setTradingPassword', {
      tradingPassword: TRADING_PASSWORD,
      loginPassword: PASSWORD,
      emailCode: await client.codeSentTo(login),
    });
    const { secret } = await client.call('identity', 'startTotp');
    this.#totpSecrets.set(uid, secret);
    this.#later();
    await client.call('identity', 'sendMyCode', { purpose: 'bind-totp', channel: 'email' });
    await client.call('identity', 'bindTotp', {
      totpCode: totpCode(secret, this.#clock.nowMs()),
      emailCode: await client.codeSentTo(login),
    });
    for (const [asset, amount] of Object.entries(funds)) await this.fund(uid, asset, amount);
    return { uid, login, password: PASSWORD, tradingPassword: TRADING_PASSWORD, client };
  }

  async letPass(ms: number, members: readonly Member[]): Promise<void> {
    this.#clock.setOffsetMs(this.#clock.offsetMs + Math.max(ms, CODE_GAP_MS));
    for (const { uid, login, password, client } of members) {
      const code = totpCode(this.#totpSecrets.get(uid)!, this.#clock.nowMs());
      await client.call('identity', 'login', { account: login, password, totpCode: code });
    }
  }

  async staff(role: StaffRole): Promise<{ client: DemoClient; login: string }> {
    const login = `${role}-${randomBytes(4).toString('hex')}`;
    const made = await this.#services.approvals.createStaff({ login, password: PASSWORD, role });
    if (!made.ok) throw new Error(`no staff: ${made.refusal.code}`);
    const client = new DemoClient(this.#server);
    this.#later();
    await client.call('staffIdentity', 'login', {
      login,
      password: PASSWORD,
      totpCode: totpCode(made.value.totpSecret, this.#clock.nowMs()),
    });
    return { client, login };
  }

  /** One after the other: making somebody moves the clock on, and a code lasts five minutes. */
  cookieFor({ access }: Endpoint): Promise<string> {
    if (access === 'anyone') return Promise.resolve('');
    const made = this.#tail.then(
      async () => (access === 'user' ? await this.person() : await this.staff(access[0]!)).client.cookie,
    );
    this.#tail = made.catch(() => {});
    return made;
  }

  /** A deposit as the books see it: from the custody of a chain to the person. */
  async fund(uid: string, asset: string, amount: string): Promise<void> {
    const scale = this.#services.assets.coin(asset)!.ledgerScale;
    const parsed = parseAmount(amount, scale);
    if (!parsed.ok) throw new Error(`no amount: ${amount}`);
    const answer = await this.#services.ledger.lane.submit({
      op: 'post',
      key: `test-deposit:${randomUUID()}`,
      kind: 'deposit',
      ref: randomUUID(),
      atMs: this.#clock.nowMs(),
      legs: [
        { account: { kind: 'system', account: 'custody', asset, sub: 'eth' }, amountMinor: -parsed.value },
        { account: { kind: 'user', uid, account: 'funding', asset }, amountMinor: parsed.value },
      ],
    });
    if (!answer.ok) throw new Error(`not funded: ${answer.refusal.code}`);
  }

  /** Codes and authenticator steps wait for time to pass. */
  #later(): void {
    this.#clock.setOffsetMs(this.#clock.offsetMs + CODE_GAP_MS);
  }
}
