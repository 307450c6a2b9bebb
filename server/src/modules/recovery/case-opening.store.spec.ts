import { randomUUID } from 'node:crypto';
import { DAY_MS } from '@bourse/core/calendar/durations.ts';
import { expect, test } from 'vitest';
import {
  approve,
  arrive,
  asked,
  decide,
  deps,
  detail,
  ELSEWHERE,
  mailed,
  openDesk,
  opened,
  people,
  refusal,
  rig,
  sender,
  signed,
  stateOf,
  stranger,
  submit,
  toldOf,
} from './case-payout.rig.ts';
import { tellOthers } from './usecases/tell-others.ts';

openDesk();

test('opens only with trading password and codes for exactly this transaction, amount and address', async () => {
  const who = await rig.person();
  const { txHash } = await arrive();
  const wish = asked(txHash);
  const emailCode = await mailed(who, wish);
  expect(rig.sent.at(-1)).toMatchObject({
    template: 'code.recover',
    params: { txId: txHash, amount: '20', asset: 'USDT', address: ELSEWHERE },
  });
  const proof = () => ({ emailCode, totpCode: rig.totp(who) });
  expect(await submit(who, wish, { totpCode: rig.totp(who) })).toMatchObject(refusal('SECURITY_CHECK_REQUIRED'));
  expect(await submit(who, wish, { ...proof(), tradingPassword: '000000' })).toMatchObject(
    refusal('TRADING_PASSWORD_WRONG'),
  );
  for (const other of [
    { amount: '21' },
    { txId: `0x${'ab'.repeat(32)}` },
    { returnAddress: sender.address },
    { asset: 'USDC' },
    { network: 'base' },
  ]) {
    const answer = await submit(who, { ...wish, ...other }, proof());
    expect(answer.ok ? 'opened' : answer.refusal.code).toMatch(/^CODE_/);
  }
  const fresh = await mailed(who, wish);
  expect(await submit(who, wish, { ...proof(), emailCode: fresh })).toMatchObject({ ok: true });
});

test('a repeat answers the first case without a code, two at once open one, and another wish under the same id is refused', async () => {
  const who = await rig.person();
  const wish = asked((await arrive()).txHash);
  const proof = { clientRequestId: randomUUID(), emailCode: await mailed(who, wish), totpCode: rig.totp(who) };
  const both = await Promise.all([submit(who, wish, proof), submit(who, wish, proof)]);
  const again = await submit(who, wish, { ...proof, emailCode: undefined });
  expect(new Set([...both, again].map((each) => (each.ok ? each.value.id : each.refusal.code))).size).toBe(1);
  expect(again.ok).toBe(true);
  expect(await submit(who, { ...wish, amount: '19' }, proof)).toMatchObject(refusal('IDEMPOTENCY_MISMATCH'));
});

test('nobody opens, signs or is paid while frozen; a lock lets nothing out, and what is credited stays under it', async () => {
  const who = await rig.person();
  const paid = await arrive();
  const id = await opened(who, paid.txHash, { returnAddress: sender.address });
  await rig.t.ownerDb.query('update identity.person set frozen_at_ms = 1 where uid = $1', [who.uid]);
  const other = asked((await arrive()).txHash);
  expect(await people.submitCode({ ...other, channel: 'email' }, rig.as(who))).toMatchObject(refusal('ACCOUNT_FROZEN'));
  expect(await submit(who, other, { totpCode: '000000' })).toMatchObject(refusal('ACCOUNT_FROZEN'));
  expect(await signed(who, id)).toMatchObject(refusal('ACCOUNT_FROZEN'));
  for (const outcome of ['CREDIT', 'RETURN'] as const)
    expect(await decide({ id, outcome, depositId: paid.id })).toMatchObject(refusal('ACCOUNT_FROZEN'));
  expect(await detail(id)).toMatchObject({ isFrozen: true, isConfirmed: true });
  await rig.t.ownerDb.query('update identity.person set frozen_at_ms = null where uid = $1', [who.uid]);
  expect(await signed(who, id)).toMatchObject({ ok: true });
  await rig.t.db.tx((tx) => rig.identity.lockWithdrawals(tx, { uid: who.uid, reason: 'PASSWORD_CHANGED', hours: 24 }));
  expect(await submit(who, other, { totpCode: '000000' })).toMatchObject(refusal('WITHDRAWAL_LOCKED'));
  expect((await detail(id)).lockedUntilMs).toBeGreaterThan(rig.clock.nowMs());
  expect(await decide({ id, outcome: 'RETURN', depositId: paid.id })).toMatchObject(refusal('WITHDRAWAL_LOCKED'));
  expect(await decide({ id, outcome: 'CREDIT', depositId: paid.id })).toMatchObject({ ok: true });
});

test('without evidence it waits seven days, everybody who could be meant is told, and a second member of staff decides', async () => {
  const [thief, owner, beside, rival] = [
    await rig.person(),
    await rig.person(),
    await rig.person(),
    await rig.person(),
  ];
  // The sender is known from a deposit of the owner's; the same transaction paid somebody else's address too.
  await arrive({ uid: owner.uid, from: stranger.address, state: 'COMPLETED' });
  const paid = await arrive({ from: stranger.address });
  await arrive({
    uid: beside.uid,
    from: stranger.address,
    txHash: paid.txHash,
    outputKey: 'log:1',
    state: 'COMPLETED',
  });
  const theirs = await opened(rival, paid.txHash);
  const id = await opened(thief, paid.txHash);
  const verdict = { id, outcome: 'RETURN', depositId: paid.id } as const;
  expect(await decide(verdict)).toMatchObject(refusal('CASE_WAITS'));
  rig.told.length = 0;
  await Promise.all([tellOthers(deps), tellOthers(deps)]);
  await tellOthers(deps);
  expect(toldOf(owner.uid)).toEqual(['recovery.claimed', 'recovery.claimed']);
  expect(toldOf(beside.uid)).toEqual(['recovery.claimed', 'recovery.claimed']);
  expect(toldOf(rival.uid).sort()).toEqual(['recovery.claimed', 'recovery.waits']);
  expect(toldOf(thief.uid).sort()).toEqual(['recovery.claimed', 'recovery.waits']);
  const shown = await detail(id);
  expect(shown.deposits[0]).toMatchObject({
    toldCount: 3,
    returnEvidence: 'NONE',
    creditEvidence: 'NONE',
    isSenderReturn: false,
    waitsUntilMs: rig.clock.nowMs() + 7 * DAY_MS,
  });
  expect(shown.decideByMs).toBeGreaterThan(shown.waitsUntilMs!);
  expect(shown.claims).toMatchObject([{ id: theirs, uid: rival.uid, isSamePerson: false, state: 'SUBMITTED' }]);
  rig.clock.advanceMs(7 * DAY_MS - 1);
  expect(await decide(verdict)).toMatchObject(refusal('CASE_WAITS'));
  rig.clock.advanceMs(1);
  expect(await decide(verdict)).toMatchObject({ ok: true, value: { state: 'WAITING' } });
  expect(await stateOf(id)).toBe('SUBMITTED');
  expect(await approve()).toMatchObject({ ok: true, value: 'APPROVED' });
  expect(await stateOf(id)).toBe('RETURNING');
  // What one case has paid, no other pays.
  expect(await decide({ ...verdict, id: theirs })).toMatchObject(refusal('DEPOSIT_PAID'));
});

test('a new case for the same transaction waits from its own beginning, and a refused one does not count for it', async () => {
  const who = await rig.person();
  const paid = await arrive({ from: null });
  const first = await opened(who, paid.txHash);
  await tellOthers(deps);
  rig.clock.advanceMs(7 * DAY_MS);
  expect(await decide({ id: first, outcome: 'REFUSE', depositId: null })).toMatchObject({ ok: true });
  const second = await opened(who, paid.txHash, { returnAddress: stranger.address });
  await tellOthers(deps);
  const verdict = { id: second, outcome: 'CREDIT', depositId: paid.id } as const;
  expect(await decide(verdict)).toMatchObject(refusal('CASE_WAITS'));
  // A case that is opened again keeps its time; another transfer of its transaction has one of its own.
  const more = await arrive({ from: null, txHash: paid.txHash, outputKey: 'log:1' });
  rig.clock.advanceMs(7 * DAY_MS);
  await tellOthers(deps);
  expect(await decide({ ...verdict, depositId: more.id })).toMatchObject(refusal('CASE_WAITS'));
  expect(await decide(verdict)).toMatchObject({ ok: true, value: { state: 'WAITING' } });
  expect(await approve()).toMatchObject({ ok: true });
});
