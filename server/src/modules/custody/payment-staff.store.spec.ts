import { refuse } from '@bourse/core/result.ts';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { newId } from '../../platform/ids/ids.ts';
import { DEPTH, mined, scriptedChain } from './scripted-chain.rig.ts';
import { findPayment } from './store/payment.store.ts';
import { sendNewest } from './usecases/payments/intervene.ts';
import { releaseConflictedPayment } from './usecases/payments/release-payment.ts';

const { rig, deps, chain, heard, reset, payment, advance, act, rowOf, alarms, attempts, lastSigned } =
  await scriptedChain();
beforeEach(reset);
afterAll(() => rig.close());

describe('what staff do to a payment', () => {
  test('is stored first and sent afterwards; one to ourselves replaces it and cannot be asked for twice', async () => {
    const { paymentId, txHash } = await payment();
    expect(await act(paymentId, 'cancel')).toMatchObject({ ok: true, value: { attemptNo: 2, txHash: lastSigned() } });
    expect(chain.sent).toEqual([]);
    await sendNewest(deps, paymentId);
    expect(chain.sent).toEqual([`raw-${lastSigned()}-ourselves`]);
    expect(await act(paymentId, 'cancel')).toMatchObject({ refusal: { code: 'ALREADY_CANCELLING' } });
    // At a higher price it is still one to ourselves.
    expect(await act(paymentId, 'bump')).toMatchObject({ ok: true });
    expect((await attempts(paymentId)).map(([, isCancel]) => isCancel)).toEqual([true, true, false]);
    chain.statuses.set(txHash, mined(1));
    expect(await act(paymentId, 'bump')).toEqual(refuse('PAYMENT_MINED', { txHash }));
    await advance();
    expect(await act(paymentId, 'bump')).toEqual(refuse('PAYMENT_MINED', { txHash }));
  });

  test('is sent by the next round where the node does not answer', async () => {
    const { paymentId } = await payment();
    expect(await act(paymentId, 'bump')).toMatchObject({ ok: true });
    chain.isAway = true;
    await sendNewest(deps, paymentId);
    expect((await attempts(paymentId))[0]).toEqual([lastSigned(), false, null]);
    chain.isAway = false;
    await advance();
    expect((await attempts(paymentId))[0]).toEqual([lastSigned(), false, 'ACCEPTED']);
  });

  test('is refused for what is unknown, settled, dear, or cannot be asked about', async () => {
    const { paymentId, txHash } = await payment();
    expect(await act(newId(1), 'bump')).toMatchObject({ refusal: { code: 'PAYMENT_NOT_FOUND' } });
    chain.isAway = true;
    expect(await act(paymentId, 'bump')).toEqual(refuse('CHAIN_AWAY', { fault: 'UNAVAILABLE' }));
    chain.isAway = false;
    chain.isAtLimit = true;
    expect(await act(paymentId, 'bump')).toMatchObject({ refusal: { code: 'FEE_AT_LIMIT' } });
    expect(await attempts(paymentId)).toHaveLength(1);
    chain.statuses.set(txHash, mined(DEPTH));
    await advance();
    chain.sent.length = 0;
    expect(await act(paymentId, 'bump')).toMatchObject({ refusal: { code: 'PAYMENT_NOT_FOUND' } });
    await sendNewest(deps, paymentId);
    expect(chain.sent).toEqual([]);
  });
});

describe('a payment whose place on the chain something else has taken', () => {
  const release = (paymentId: string, record?: () => Promise<void>) =>
    releaseConflictedPayment(deps, paymentId, record);

  test('waits for staff, who are told what the node said, and comes back when they give it up', async () => {
    const { paymentId, ref } = await payment();
    chain.outcome = { state: 'REJECTED', reason: 'nonce too low' };
    chain.isConflicted = true;
    await advance();
    expect(await rowOf(paymentId)).toMatchObject({ state: 'STUCK', failure_code: 'CONFLICT', settled: false });
    const details = { reason: 'nonce too low', ref };
    expect(await alarms(paymentId)).toEqual([{ code: 'PAYMENT_CONFLICT', details }]);
    let records = 0;
    const record = async () => {
      records++;
    };
    expect(await release(paymentId, record)).toEqual({ ok: true, value: null });
    expect(await rowOf(paymentId)).toMatchObject({ state: 'FAILED', failure_code: 'CONFLICT', settled: true });
    expect([heard, records]).toEqual([[['given up', ref]], 1]);
    expect(await release(paymentId, record)).toMatchObject({ refusal: { code: 'PAYMENT_NOT_FOUND' } });
    expect(records).toBe(1);
  });

  test('is not given up while any of its transactions may still be mined', async () => {
    const { paymentId, txHash } = await payment();
    expect(await release(paymentId)).toMatchObject({ refusal: { code: 'PAYMENT_MAY_CONFIRM' } });
    chain.isConflicted = true;
    chain.statuses.set(txHash, { state: 'PENDING' });
    expect(await release(paymentId)).toMatchObject({ refusal: { code: 'PAYMENT_MAY_CONFIRM' } });
    chain.statuses.set(txHash, mined(1));
    expect(await release(paymentId)).toMatchObject({ refusal: { code: 'PAYMENT_MAY_CONFIRM' } });
    expect(await findPayment(rig.t.db, paymentId)).toMatchObject({ isSettled: false });
    expect(heard).toEqual([]);
  });
});
