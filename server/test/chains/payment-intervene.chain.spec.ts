import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApprovals } from '../../src/modules/approvals/approvals.ts';
import { decideAction } from '../../src/modules/approvals/usecases/decide-action.ts';
import { defineCustodyActions } from '../../src/modules/custody/custody-actions.ts';
import { findUsedOwnAddresses } from '../../src/modules/custody/queries/chain-custody.query.ts';
import { saveHotLimit } from '../../src/modules/custody/store/hot-limit.store.ts';
import { findOpenPayments } from '../../src/modules/custody/store/payment.store.ts';
import { findAttempts } from '../../src/modules/custody/store/payment-attempt.store.ts';
import { createChainAnswers } from '../../src/modules/custody/usecases/hot-wallet-custody.ts';
import { type Intervention, intervene, sendNewest } from '../../src/modules/custody/usecases/payments/intervene.ts';
import { createChainCare } from '../../src/modules/custody/usecases/tend-chains.ts';
import { ETHER } from '../../src/networks/network-params.ts';
import { Secrets } from '../../src/platform/config/secrets.ts';
import { type ChainRig, startChainRig } from '../chain-edge.rig.ts';

let rig: ChainRig;
beforeAll(async () => {
  rig = await startChainRig(['eth', 'btc']);
  await rig.fund('eth', 'ETH', 100n * ETHER);
  await rig.fund('eth', 'USDT', 10_000_000_000n);
  for (let part = 0; part < 8; part++) {
    const { address } = rig.adapter('btc').hotAt(0);
    await rig.chains.faucet({ network: 'btc', asset: 'BTC', to: address, amountMinor: 20_000_000n });
  }
  await rig.mine('btc', 4);
}, 60_000);
afterAll(() => rig.close());

type Net = 'eth' | 'btc';
let outsideCount = 0;
/** An address of nobody, new each time, so that its balance says how often it was paid. */
const outside = (network: Net): string =>
  network === 'btc'
    ? rig.adapter('btc').deriveAddress(60_000 + outsideCount++).address
    : `0x${(0xb000_0000 + outsideCount++).toString(16).padStart(40, '0')}`;

/** What payments can be made of, as the chain has it: coins are spent from wherever they arrived. */
const hotBalance = async (network: Net, asset: string): Promise<bigint> => {
  const adapter = rig.adapter(network);
  const places = await findUsedOwnAddresses(rig.t.db, network, adapter.family);
  const own = places.map(({ address }) => address);
  return adapter.balance(adapter.fundsAre === 'coins' ? own : [adapter.hotAt(0).address], asset);
};

const CASES = [
  { network: 'eth', asset: 'USDT', amount: 20_000_000n, fee: 1_000_000n },
  { network: 'eth', asset: 'ETH', amount: ETHER, fee: ETHER / 100n },
  { network: 'btc', asset: 'BTC', amount: 1_000_000n, fee: 10_000n },
] as const;

/** No block comes unless a test asks for it: what was sent waits in the pool. */
describe.each(CASES)('a stuck payment of $asset on $network', ({ network, asset, amount, fee }) => {
  async function stuck() {
    const uid = await rig.rich(network, asset, amount * 2n);
    const address = outside(network);
    const id = await rig.approved(uid, { network, asset, address, amountMinor: amount, feeMinor: fee });
    await rig.broadcast(network);
    const payment = (await findOpenPayments(rig.t.db, network)).find(({ ref }) => ref === id)!;
    return { uid, id, address, paymentId: payment.paymentId };
  }
  const held = (address: string) => rig.adapter(network).balance([address], asset);
  const attempts = (paymentId: string) => findAttempts(rig.t.db, paymentId);
  const stateOf = async (paymentId: string) => {
    const [row] = await rig.t.db.query<{ state: string; failure_code: string | null }>(
      'select state, failure_code from wallet.payment where id = $1',
      [paymentId],
    );
    return row;
  };
  /** As an approval does it. */
  const act = async (paymentId: string, what: Intervention) => {
    const done = await rig.t.db.decide((tx) => intervene(rig.deps, tx, paymentId, what));
    if (done.ok) await sendNewest(rig.deps, paymentId);
    return done;
  };
  const bump = (paymentId: string) => act(paymentId, 'bump');
  const cancel = (paymentId: string) => act(paymentId, 'cancel');

  it('is sent again at a higher fee by staff, and pays once', async () => {
    const { id, address, paymentId } = await stuck();
    expect(await bump(paymentId)).toMatchObject({ ok: true, value: { attemptNo: 2 } });
    const [second, first] = await attempts(paymentId);
    expect(second!.isCancel).toBe(false);
    const priceOf = (attempt: typeof first) =>
      BigInt(attempt!.terms.prices.maxFeePerGas ?? attempt!.terms.prices.satoshiPerVbyte!);
    expect(priceOf(second) * 8n).toBeGreaterThanOrEqual(priceOf(first) * 9n);
    expect((await rig.untilEnded(id)).state).toBe('COMPLETED');
    expect((await rig.withdrawal(id)).txid).toBe(second!.txHash);
    expect(await held(address)).toBe(amount - fee);
    expect(await rig.differences()).toEqual([]);
  });

  it('that staff cancel pays nobody, returns everything once it is final, and the next payment leaves', async () => {
    const { uid, id, address, paymentId } = await stuck();
    const { txid } = await rig.withdrawal(id);
    expect(await cancel(paymentId)).toMatchObject({ ok: true });
    expect(await cancel(paymentId)).toMatchObject({
      refusal: { code: 'ALREADY_CANCELLING' },
    });
    await rig.broadcast(network);
    await rig.mine(network, 1);
    await rig.broadcast(network);
    // A cancel in a block is not final: nothing has returned yet, and the person is not shown a transaction that pays
    // nobody.
    expect(await rig.withdrawal(id)).toMatchObject({ state: 'BROADCAST', txid });
    expect(await rig.available(uid, asset)).toBe(amount);
    expect(await rig.differences()).toEqual([]);
    const ended = { state: 'FAILED', failureCode: 'OPERATOR_CANCELLED', txid: null };
    expect(await rig.untilEnded(id)).toMatchObject(ended);
    expect(await rig.available(uid, asset)).toBe(amount * 2n);
    expect(await held(address)).toBe(0n);
    expect(await stateOf(paymentId)).toEqual({ state: 'FAILED', failure_code: 'CANCELLED' });
    expect(await bump(paymentId)).toMatchObject({
      refusal: { code: 'PAYMENT_NOT_FOUND' },
    });
    expect(await rig.differences()).toEqual([]);
    const next = await stuck();
    expect((await rig.untilEnded(next.id)).state).toBe('COMPLETED');
    expect(await held(next.address)).toBe(amount - fee);
    expect(await rig.differences()).toEqual([]);
  });

  it('that was sent again before staff cancel it shows none of its transactions', async () => {
    const { id, paymentId } = await stuck();
    expect(await bump(paymentId)).toMatchObject({ ok: true });
    await rig.broadcast(network);
    expect((await rig.withdrawal(id)).txid).not.toBeNull();
    expect(await cancel(paymentId)).toMatchObject({ ok: true });
    expect(await rig.untilEnded(id)).toMatchObject({ state: 'FAILED', txid: null });
  });

  it('that is cancelled and still stuck is cancelled at a higher fee, never paid again', async () => {
    const { uid, id, address, paymentId } = await stuck();
    expect(await cancel(paymentId)).toMatchObject({ ok: true });
    rig.clock.advanceMs(121_000);
    await rig.broadcast(network);
    expect(await bump(paymentId)).toMatchObject({ ok: true });
    expect((await attempts(paymentId)).map(({ isCancel }) => isCancel)).toEqual([true, true, true, false]);
    expect(await rig.untilEnded(id)).toMatchObject({ state: 'FAILED', txid: null });
    expect(await rig.available(uid, asset)).toBe(amount * 2n);
    expect(await held(address)).toBe(0n);
    expect(await rig.differences()).toEqual([]);
  });

  it('whose cancelling a reorg takes out of its block is cancelled again', async () => {
    const { uid, id, address, paymentId } = await stuck();
    expect(await cancel(paymentId)).toMatchObject({ ok: true });
    await rig.mine(network, 1);
    await rig.broadcast(network);
    await rig.chains.reorg(network, 1);
    await rig.scan(network);
    expect((await rig.untilEnded(id)).state).toBe('FAILED');
    expect(await rig.available(uid, asset)).toBe(amount * 2n);
    expect(await held(address)).toBe(0n);
    await rig.chains.rebroadcast(network);
    await rig.mine(network, 1);
    expect(await rig.differences()).toEqual([]);
  });

  it('leaves the hot wallet what it had, less what is promised and what is kept back', async () => {
    const { isHotWalletShort } = createChainAnswers(rig.deps);
    const isShort = (amountMinor: bigint) => isHotWalletShort(rig.t.db, { network, asset, amountMinor });
    const keep = (keepMinor: bigint) =>
      rig.t.db.tx((tx) => saveHotLimit(tx, { asset, network, keepMinor, mostMinor: null }, rig.clock.nowMs()));
    const { id, paymentId } = await stuck();
    const { feeMinorMax, feeAsset } = (await attempts(paymentId))[0]!.terms;
    const promised = amount - fee + (feeAsset === asset ? feeMinorMax : 0n);
    const before = await hotBalance(network, asset);
    const freeMinor = before - promised;
    expect([await isShort(freeMinor), await isShort(freeMinor + 1n)]).toEqual([false, true]);
    await keep(fee);
    expect([await isShort(freeMinor - fee), await isShort(freeMinor - fee + 1n)]).toEqual([false, true]);
    await keep(0n);
    expect((await rig.untilEnded(id)).state).toBe('COMPLETED');
    const left = await hotBalance(network, asset);
    expect([await isShort(left), await isShort(left + 1n)]).toEqual([false, true]);
  });

  it('that a block holds already is left alone', async () => {
    const { id, paymentId } = await stuck();
    await rig.mine(network, 1);
    for (const what of ['bump', 'cancel'] as const)
      expect(await act(paymentId, what)).toMatchObject({ refusal: { code: 'PAYMENT_MINED' } });
    expect((await rig.untilEnded(id)).state).toBe('COMPLETED');
  });

  it('whose node is away, or that does not exist, is refused by name', async () => {
    const { id, paymentId } = await stuck();
    await rig.proxies.get(network)!.during({ kind: 'refused' }, async () => {
      expect(await cancel(paymentId)).toMatchObject({ refusal: { code: 'CHAIN_AWAY' } });
    });
    expect(await attempts(paymentId)).toHaveLength(1);
    expect(await bump(randomUUID())).toMatchObject({
      refusal: { code: 'PAYMENT_NOT_FOUND' },
    });
    expect((await rig.untilEnded(id)).state).toBe('COMPLETED');
  });

  it('waits for a second member of Finance, who finds it as it was shown; what they approve is signed and sent at once', async () => {
    const desk = await financeDesk();
    const { uid, id, paymentId } = await stuck();
    for (const [kind, field] of [
      ['bump', 'feeRaised'],
      ['cancel', 'paymentCancelled'],
    ] as const) {
      const before = (await attempts(paymentId)).length;
      expect(await desk.ask(kind, paymentId, desk.ann)).toMatchObject({ ok: true, value: { state: 'WAITING' } });
      expect(await attempts(paymentId)).toHaveLength(before);
      const waiting = await desk.waiting(paymentId);
      expect(waiting).toMatchObject({ before: { [field]: false }, after: { [field]: true }, uid });
      expect(await desk.approve(waiting, desk.ann)).toMatchObject({ refusal: { code: 'OWN_PROPOSAL' } });
      expect(await attempts(paymentId)).toHaveLength(before);
      // The loop of payments goes on meanwhile.
      rig.clock.advanceMs(121_000);
      await rig.broadcast(network);
      await rig.proxies.get(network)!.during({ kind: 'refused' }, async () => {
        expect(await desk.approve(waiting, desk.ben)).toMatchObject({
          refusal: { code: 'ACTION_IMPOSSIBLE', details: { cause: 'CHAIN_AWAY' } },
        });
      });
      expect(await attempts(paymentId)).toHaveLength(before + 1);
      expect(await desk.approve(waiting, desk.ben)).toEqual({ ok: true, value: 'APPROVED' });
      const [newest] = await attempts(paymentId);
      expect(newest).toMatchObject({ attemptNo: before + 2, isCancel: kind === 'cancel' });
    }
    expect(await desk.ask('cancel', paymentId, desk.ann)).toMatchObject({ refusal: { code: 'ALREADY_CANCELLING' } });
    expect((await rig.untilEnded(id)).state).toBe('FAILED');
    expect(await rig.available(uid, asset)).toBe(amount * 2n);
    expect(await desk.ask('bump', paymentId, desk.ann)).toMatchObject({ refusal: { code: 'PAYMENT_NOT_FOUND' } });
  });
});

/** The console of two members of Finance. */
async function financeDesk() {
  const { db, clock, assets, chains } = rig.deps;
  const approvals = createApprovals({
    db,
    clock,
    keys: new Secrets('x'.repeat(32)),
    cost: { memoryKib: 64, passes: 1 },
  });
  const actions = defineCustodyActions({
    approvals,
    assets: { coin: (asset) => assets.coin(asset), coinNetwork: () => undefined },
    chains,
    chainCare: createChainCare(rig.deps),
  });
  const member = async () => {
    const login = `f-${randomUUID().slice(0, 8)}`;
    const made = await approvals.createStaff({ login, password: 'A-good-pass-1', role: 'finance' });
    if (!made.ok) throw new Error(made.refusal.code);
    return { staffId: made.value.staffId, role: 'finance', requestId: randomUUID() } as const;
  };
  const [ann, ben] = [await member(), await member()];
  return {
    ann,
    ben,
    ask: (what: Intervention, paymentId: string, actor: typeof ann) =>
      actions[`${what}Payment`].propose({ change: { paymentId }, reason: 'it does not move', actor }),
    async waiting(paymentId: string) {
      const [row] = await db.query<{ id: string; uid: string; hash: string; before: string; after: string }>(
        `select id, uid, content_hash as hash, before_text as before, after_text as after from approvals.action
         where subject = $1 and state = 'WAITING'`,
        [`payment:${paymentId}`],
      );
      return { ...row!, before: JSON.parse(row!.before), after: JSON.parse(row!.after) };
    },
    approve: ({ id, hash }: { id: string; hash: string }, actor: typeof ann) =>
      decideAction(approvals.deps, { id, contentHash: hash, decision: 'approve', reason: 'seen', actor }),
  };
}
