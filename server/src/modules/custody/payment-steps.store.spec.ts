import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { RAISE_AFTER_MS } from './custody-deps.ts';
import { DEPTH, mined, scriptedChain } from './scripted-chain.rig.ts';
import { reopenMined } from './store/payment.store.ts';

const { rig, chain, heard, reset, payment, advance, act, rowOf, costs, alarms, attempts, lastSigned } =
  await scriptedChain();
beforeEach(reset);
afterAll(() => rig.close());

describe('a payment that was signed', () => {
  test('is sent as it was signed, again and again until the chain has it, and its owner hears of it once', async () => {
    const { paymentId, ref, txHash } = await payment();
    await advance();
    expect(chain.sent).toEqual([`raw-${txHash}`]);
    expect(await rowOf(paymentId)).toMatchObject({ state: 'SENT', settled: false, mined: null });
    expect(await attempts(paymentId)).toEqual([[txHash, false, 'ACCEPTED']]);
    await advance();
    chain.statuses.set(txHash, { state: 'PENDING' });
    await advance();
    expect(chain.sent).toHaveLength(2);
    expect(heard).toEqual([['sent', ref, txHash]]);
  });

  test('is not shown while the node refuses it, and the refusal is kept', async () => {
    const { paymentId, txHash } = await payment();
    chain.outcome = { state: 'REJECTED', reason: 'nonce too low' };
    await advance();
    expect(await rowOf(paymentId)).toMatchObject({ state: 'SIGNED' });
    expect(await attempts(paymentId)).toEqual([[txHash, false, 'REJECTED nonce too low']]);
    expect(heard).toEqual([]);
  });

  test.each(['replacement transaction underpriced', 'insufficient FEE'])(
    'gets a better price at once where the node says: %s',
    async (reason) => {
      const { paymentId } = await payment();
      chain.outcome = { state: 'REJECTED', reason };
      await advance();
      expect(await attempts(paymentId)).toHaveLength(2);
      expect(chain.sent).toHaveLength(2);
    },
  );

  test('gets a better price once it has waited its time, and not before', async () => {
    const { paymentId, txHash } = await payment();
    chain.statuses.set(txHash, { state: 'PENDING' });
    rig.clock.advanceMs(RAISE_AFTER_MS - 1);
    await advance();
    expect(await attempts(paymentId)).toHaveLength(1);
    rig.clock.advanceMs(1);
    await advance();
    expect(await attempts(paymentId)).toEqual([
      [lastSigned(), false, 'ACCEPTED'],
      [txHash, false, null],
    ]);
    expect(chain.sent).toEqual([`raw-${lastSigned()}-0x2`]);
  });

  test.each([
    ['its price has reached the cap', 'FEE_TOO_HIGH', null, {}],
    [
      'the signer refuses',
      'SIGNER_REFUSED',
      { code: 'FEE_SPENT', details: { max: 3 } },
      { refusal: 'FEE_SPENT', max: '3' },
    ],
    [
      'the signer’s clock is wrong',
      'SIGNER_CLOCK',
      { code: 'SIGNER_CLOCK', details: { aheadMs: 9 } },
      { aheadMs: '9' },
    ],
  ])('tells staff where %s', async (_, code, signerSays, details) => {
    const { paymentId, ref, txHash } = await payment();
    chain.statuses.set(txHash, { state: 'PENDING' });
    Object.assign(chain, { signerSays, isAtLimit: signerSays === null });
    rig.clock.advanceMs(RAISE_AFTER_MS);
    await advance();
    expect(await alarms(ref)).toEqual([{ code, details }]);
    expect(await attempts(paymentId)).toHaveLength(1);
  });

  test('tells staff once of a signing log with missing lines, whatever payment it is about', async () => {
    chain.signerSays = { code: 'SIGNER_FORGOT', details: { known: 'head-7' } };
    for (const { txHash } of [await payment(), await payment()]) chain.statuses.set(txHash, { state: 'PENDING' });
    rig.clock.advanceMs(RAISE_AFTER_MS);
    await advance();
    expect(await alarms('head-7')).toEqual([{ code: 'SIGNER_FORGOT', details: { known: 'head-7' } }]);
  });
});

describe('a payment in a block', () => {
  test('is shown at once, is not final yet, and is sent again where a reorg takes it back', async () => {
    const { paymentId, ref, txHash } = await payment();
    chain.statuses.set(txHash, mined(DEPTH - 1));
    await advance();
    expect(await rowOf(paymentId)).toMatchObject({
      state: 'MINED',
      mined: txHash,
      height: 50,
      fee: 40,
      settled: false,
    });
    expect(heard).toEqual([['sent', ref, txHash]]);
    chain.statuses.clear();
    await advance();
    expect(await rowOf(paymentId)).toMatchObject({ state: 'SENT', mined: null, height: null, settled: false });
    expect(chain.sent).toEqual([`raw-${txHash}`]);
  });

  test.each([
    ['pays', {}, { state: 'CONFIRMED', failure_code: null }, []],
    ['moved nothing', { isPaid: false }, { state: 'FAILED', failure_code: 'NOT_PAID' }, ['PAYMENT_NOT_PAID']],
  ])('deep enough, that %s, ends once, with its cost', async (_, more, row, codes) => {
    const { paymentId, ref, txHash } = await payment();
    const before = await costs();
    chain.statuses.set(txHash, mined(DEPTH, more));
    await Promise.all([advance(), advance()]);
    await advance();
    expect(await rowOf(paymentId)).toEqual({ ...row, mined: txHash, height: 50, fee: 40, settled: true });
    expect((await costs()) - before).toBe(40n);
    expect(heard).toEqual([[ref, { txHash, isPaid: !('isPaid' in more), isCancel: false }]]);
    const details = { txHash, ref };
    expect(await alarms(paymentId)).toEqual(codes.map((code) => ({ code, details })));
  });

  test('that moves coins between our own keys ends without an owner', async () => {
    const { paymentId, txHash } = await payment('sweep');
    chain.statuses.set(txHash, mined(DEPTH));
    await advance();
    expect(await rowOf(paymentId)).toMatchObject({ state: 'CONFIRMED', settled: true });
    expect(heard).toEqual([]);
  });

  describe('which a reorg takes back after it was final', () => {
    async function lost(status = mined(DEPTH)) {
      const made = await payment();
      chain.statuses.set(made.txHash, status);
      await advance();
      await rig.t.db.tx((tx) => reopenMined(tx, 'eth', 49));
      chain.statuses.clear();
      chain.sent.length = 0;
      heard.length = 0;
      return { ...made, before: await costs() };
    }

    test('is sent again as it was, and the books stay as they are', async () => {
      const { paymentId, txHash, before } = await lost();
      await advance();
      expect(chain.sent).toEqual([`raw-${txHash}`]);
      chain.statuses.set(txHash, { state: 'PENDING' });
      await advance();
      expect(chain.sent).toHaveLength(1);
      expect(await rowOf(paymentId)).toMatchObject({ state: 'CONFIRMED', settled: true, height: null });
      expect([await costs(), heard]).toEqual([before, []]);
    });

    test('costs what it costs in its new block, and no more', async () => {
      const { paymentId, txHash, before } = await lost();
      chain.statuses.set(txHash, mined(1, { block: { height: 52, hash: 'c'.repeat(64) }, feeMinor: 55n }));
      await Promise.all([advance(), advance()]);
      expect((await costs()) - before).toBe(15n);
      expect(await rowOf(paymentId)).toMatchObject({ state: 'CONFIRMED', height: 52, fee: 55, mined: txHash });
    });

    test('alarms staff where what staff had cancelled is paid after all', async () => {
      const made = await payment();
      expect(await act(made.paymentId, 'cancel')).toMatchObject({ ok: true });
      const cancel = lastSigned();
      chain.statuses.set(cancel, mined(DEPTH));
      await advance();
      expect(await rowOf(made.paymentId)).toMatchObject({ state: 'FAILED', failure_code: 'CANCELLED', mined: cancel });
      expect(heard).toEqual([[made.ref, { txHash: cancel, isPaid: false, isCancel: true }]]);
      expect(await alarms(made.paymentId)).toEqual([]);
      await rig.t.db.tx((tx) => reopenMined(tx, 'eth', 49));
      chain.statuses.clear();
      chain.sent.length = 0;
      // Until then what pays ourselves is sent again, and nobody is alarmed.
      await advance();
      expect([chain.sent, await alarms(made.paymentId)]).toEqual([[`raw-${cancel}-ourselves`], []]);
      chain.statuses.set(made.txHash, mined(1));
      await advance();
      const details = { txHash: made.txHash, ref: made.ref };
      expect(await alarms(made.paymentId)).toEqual([{ code: 'CANCELLED_BUT_PAID', details }]);
      expect(await rowOf(made.paymentId)).toMatchObject({ mined: cancel, height: null });
    });
  });
});
