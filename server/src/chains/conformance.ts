import { MINUTE_MS } from '@bourse/core/calendar/durations.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type {
  ChainAdapter,
  IncomingPayment,
  PaymentOrder,
  Reservation,
  ReservationSource,
} from '../modules/custody/ports.ts';
import type { Coin } from '../signer/public.ts';
import type { Fault, FaultProxy } from './fault-proxy.rig.ts';

/** The chain under test: an adapter that reaches its node through a proxy, and what only a dev chain can do. */
export interface ConformanceSubject {
  /** An adapter whose calls give up after a second. */
  readonly adapter: ChainAdapter;
  readonly proxy: FaultProxy;
  readonly asset: string;
  readonly amountMinor: bigint;
  /** Addresses that are not ours. */
  readonly outside: readonly [string, string];
  /** Faults that make the node look like another chain, and like one that stands still. */
  readonly wrongChain: Fault;
  mine(count: number): Promise<void>;
  reorg(depth: number): Promise<void>;
  faucet(to: string, memo: string | undefined, amountMinor: bigint): Promise<string>;
  stop(): Promise<void>;
}

/**
 * What every adapter must do on a real node: the promises of `ChainAdapter`, also while the connection to the node is
 * faulty.
 */
export function describeConformance(name: string, start: () => Promise<ConformanceSubject>): void {
  describe(name, () => {
    let subject: ConformanceSubject;
    let world: World;
    beforeAll(async () => {
      subject = await start();
      world = new World(subject);
      await world.fundHotWallet();
    }, MINUTE_MS);
    afterAll(() => subject.stop());

    it('derives the same address from the public key every time, and reads it back as valid', () => {
      const { adapter } = subject;
      const once = adapter.deriveAddress(7);
      expect(adapter.deriveAddress(7)).toEqual(once);
      expect(adapter.validateAddress(once.address)).toEqual({ ok: true, value: once.address });
      for (const wrong of [
        '',
        'x',
        `${once.address}0`,
        once.address.slice(0, -1),
        '1BoatSLRHtKNngkdXEeobR76b53LETtpyT?',
      ]) {
        expect(adapter.validateAddress(wrong)).toMatchObject({ ok: false });
      }
    });

    it('sees a deposit once, with what arrived, and confirms it again from its block', async () => {
      const seen = await world.deposit();
      expect(seen.payment.amountMinor).toBe(subject.amountMinor);
      expect(await subject.adapter.isStillPaid({ ...seen.payment, block: seen.block })).toBe(true);
      const other = { ...seen.payment, amountMinor: seen.payment.amountMinor + 1n };
      expect(await subject.adapter.isStillPaid({ ...other, block: seen.block })).toBe(false);
    });

    it('no longer confirms a deposit whose block a reorg has replaced', async () => {
      const seen = await world.deposit();
      await subject.mine(1);
      await subject.reorg(2);
      expect(await subject.adapter.isStillPaid({ ...seen.payment, block: seen.block })).toBe(false);
      const now = await subject.adapter.blockAt(seen.block.height);
      expect(now?.hash).not.toBe(seen.block.hash);
    });

    it('pays once however often the same bytes are sent', async () => {
      const pay = await world.signed(subject.outside[0]);
      const before = await world.held(subject.outside[0]);
      expect((await subject.adapter.send(pay.rawTx)).state).toBe('ACCEPTED');
      expect((await subject.adapter.send(pay.rawTx)).state).toMatch(/ACCEPTED|KNOWN/);
      await subject.mine(1);
      const late = await subject.adapter.send(pay.rawTx);
      expect(late.state).toMatch(/KNOWN|REJECTED/);
      await subject.mine(1);
      const status = await subject.adapter.attemptStatus(pay.order, pay.txHash);
      expect(status).toMatchObject({ state: 'MINED', isPaid: true, confirmations: 2 });
      expect((await world.held(subject.outside[0])) - before).toBe(subject.amountMinor);
      expect(status.state === 'MINED' && status.feeMinor > 0n && status.feeMinor <= pay.terms.feeMinorMax).toBe(true);
    });

    it('replaces a stuck payment by a better one, of which only one can confirm', async () => {
      const first = await world.signed(subject.outside[0]);
      const before = await world.held(subject.outside[0]);
      await subject.adapter.send(first.rawTx);
      expect((await subject.adapter.attemptStatus(first.order, first.txHash)).state).toBe('PENDING');
      const terms = (await subject.adapter.raise(first.order, first.terms))!;
      for (const [price, old] of Object.entries(first.terms.prices)) {
        if (price !== 'gas') expect(BigInt(terms.prices[price]!) * 8n).toBeGreaterThanOrEqual(BigInt(old) * 9n);
      }
      const second = await subject.adapter.sign(first.order, terms, first.reservation);
      if (!second.ok) throw new Error(second.refusal.code);
      expect((await subject.adapter.send(second.value.rawTx)).state).toBe('ACCEPTED');
      await subject.mine(2);
      expect(await subject.adapter.attemptStatus(first.order, second.value.txHash)).toMatchObject({ state: 'MINED' });
      expect((await subject.adapter.attemptStatus(first.order, first.txHash)).state).toBe('UNKNOWN');
      expect((await subject.adapter.send(first.rawTx)).state).toBe('REJECTED');
      expect((await world.held(subject.outside[0])) - before).toBe(subject.amountMinor);
    });

    it('stands in the way of a stuck payment by paying ourselves with what it reserved', async () => {
      const { adapter } = subject;
      const first = await world.signed(subject.outside[0]);
      const before = await world.held(subject.outside[0]);
      expect((await adapter.send(first.rawTx)).state).toBe('ACCEPTED');
      const terms = (await adapter.raise(first.order, first.terms))!;
      const order = adapter.selfOrder(first.order, terms, first.reservation);
      const hot = adapter.hotAt(0);
      expect([hot.address, hot.change?.address]).toContain(order.toAddress);
      expect(order.memo).toBeUndefined();
      const own = await adapter.sign(order, terms, first.reservation);
      if (!own.ok) throw new Error(own.refusal.code);
      expect((await adapter.send(own.value.rawTx)).state).toBe('ACCEPTED');
      await subject.mine(2);
      expect(await adapter.attemptStatus(order, own.value.txHash)).toMatchObject({ state: 'MINED' });
      expect((await adapter.attemptStatus(first.order, first.txHash)).state).toBe('UNKNOWN');
      expect((await adapter.send(first.rawTx)).state).toBe('REJECTED');
      expect((await world.held(subject.outside[0])) - before).toBe(0n);
    });

    it('knows nothing of a broadcast whose answer was lost, and finds it in the chain', async () => {
      const pay = await world.signed(subject.outside[1]);
      const before = await world.held(subject.outside[1]);
      const lost = (method: string) =>
        subject.proxy.during({ kind: 'answer lost', method }, () => subject.adapter.send(pay.rawTx));
      const method = subject.adapter.fundsAre === 'coins' ? 'sendrawtransaction' : 'eth_sendRawTransaction';
      await expect(lost(method)).rejects.toMatchObject({ name: 'ChainFault', code: 'UNAVAILABLE' });
      expect((await subject.adapter.attemptStatus(pay.order, pay.txHash)).state).toBe('PENDING');
      await subject.adapter.send(pay.rawTx);
      await subject.mine(1);
      expect((await world.held(subject.outside[1])) - before).toBe(subject.amountMinor);
    });

    it.each([
      ['late', { kind: 'late' }, 'UNAVAILABLE'],
      ['empty', { kind: 'empty' }, 'BAD_ANSWER'],
      ['429', { kind: 'too many requests' }, 'RATE_LIMITED'],
      ['refused', { kind: 'refused' }, 'UNAVAILABLE'],
    ] as const)(
      'names a node that is %s, concludes nothing, and works again afterwards',
      async (_name, fault, code) => {
        const { adapter, proxy } = subject;
        const head = await adapter.head();
        await proxy.during(fault, async () => {
          await expect(adapter.head()).rejects.toMatchObject({ name: 'ChainFault', code });
          await expect(adapter.blockAt(head.height)).rejects.toMatchObject({ name: 'ChainFault' });
          await expect(adapter.payments(head, async () => new Set())).rejects.toMatchObject({ name: 'ChainFault' });
          await expect(adapter.send('00')).rejects.toMatchObject({ name: 'ChainFault' });
        });
        expect((await adapter.head()).hash).toBe(head.hash);
      },
    );

    it('refuses a node that is on another chain', async () => {
      await subject.proxy.during(subject.wrongChain, () =>
        expect(subject.adapter.identity()).rejects.toMatchObject({ name: 'ChainFault', code: 'WRONG_CHAIN' }),
      );
      expect((await subject.adapter.identity()).genesisHash).toMatch(/[0-9a-f]{64}/);
    });

    it('asks for blocks by number only where the chain has them', async () => {
      const head = await subject.adapter.head();
      expect(await subject.adapter.blockAt(head.height + 50)).toBeUndefined();
      expect((await subject.adapter.blockAt(head.height))?.hash).toBe(head.hash);
    });

    it('does not call a payment that waits conflicted', async () => {
      const pay = await world.signed(subject.outside[0]);
      expect(await subject.adapter.isConflicted(pay.order, pay.reservation, 1)).toBe(false);
      await subject.adapter.send(pay.rawTx);
      await subject.mine(1);
    });
  });
}

/** An in-memory version of what custody keeps in its database. */
class World {
  readonly #subject: ConformanceSubject;
  readonly #coins: Coin[] = [];
  #sequence: number | undefined;
  #orders = 0;
  #index = 100;

  constructor(subject: ConformanceSubject) {
    this.#subject = subject;
  }

  async fundHotWallet(): Promise<void> {
    const { adapter, asset, amountMinor } = this.#subject;
    for (let part = 0; part < 8; part++)
      await this.#receive(
        adapter.hotAt(0).address,
        adapter.memo ? '1' : undefined,
        amountMinor * 10n,
        adapter.hotAt(0).keyPath,
      );
    if (adapter.feeAsset !== asset) throw new Error('the suite pays in the asset that pays the fees');
  }

  async deposit(): Promise<{ payment: IncomingPayment; block: { height: number; hash: string } }> {
    const { adapter, amountMinor } = this.#subject;
    const { address, keyPath } = adapter.deriveAddress(this.#index++);
    return this.#receive(address, adapter.memo ? '10000042' : undefined, amountMinor, keyPath);
  }

  async signed(toAddress: string) {
    const { adapter, asset, amountMinor } = this.#subject;
    const { address, keyPath } = adapter.hotAt(0);
    const order: PaymentOrder = {
      paymentId: `payment-${++this.#orders}`,
      ref: `ref-${this.#orders}`,
      kind: 'withdrawal',
      asset,
      fromAddress: address,
      fromPath: keyPath,
      toAddress,
      amountMinor,
    };
    const quoted = await adapter.quote(order);
    if (!quoted.ok) throw new Error(quoted.refusal.code);
    this.#sequence ??= await adapter.minedSequence(address);
    const reserved = await adapter.reserve(order, quoted.value, this.#source());
    if (!reserved.ok) throw new Error(reserved.refusal.code);
    const reservation: Reservation = reserved.value;
    for (const coin of reservation.coins ?? []) this.#coins.splice(this.#coins.indexOf(coin), 1);
    const signed = await adapter.sign(order, quoted.value, reservation);
    if (!signed.ok) throw new Error(signed.refusal.code);
    expect(await adapter.sign(order, quoted.value, reservation)).toEqual(signed);
    return { order, terms: quoted.value, reservation, ...signed.value };
  }

  held(address: string): Promise<bigint> {
    return this.#subject.adapter.balance([address], this.#subject.asset);
  }

  #source(): ReservationSource {
    return {
      lockNextSequence: async () => this.#sequence!++,
      lockFinalCoins: async () => this.#coins,
      unripeMinor: async () => 0n,
    };
  }

  async #receive(address: string, memo: string | undefined, amountMinor: bigint, keyPath: string) {
    const { adapter, faucet, mine } = this.#subject;
    const txHash = await faucet(address, memo, amountMinor);
    await mine(1);
    const block = await adapter.head();
    const found = await adapter.payments(block, async (asked) => new Set(asked.filter((one) => one === address)));
    const payment = found.find((one) => one.txHash === txHash);
    if (!payment || found.filter((one) => one.txHash === txHash).length !== 1)
      throw new Error('the payment was not seen once');
    expect(payment).toMatchObject({ toAddress: address, ...(memo === undefined ? {} : { memo }) });
    if (payment.coin && address === adapter.hotAt(0).address)
      this.#coins.push({ txHash, vout: payment.coin.vout, address, keyPath, amountMinor });
    return { payment, block };
  }
}
