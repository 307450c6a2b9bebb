import { randomUUID } from 'node:crypto';
import { privateKeyToAccount } from 'viem/accounts';
import { expect, test } from 'vitest';
import { findOwnBalance } from '../balances/public.ts';
import {
  approve,
  arrive,
  asked,
  decide,
  deps,
  detail,
  ELSEWHERE,
  openDesk,
  opened,
  people,
  refusal,
  rig,
  SHARED,
  sender,
  signed,
  stranger,
  submit,
} from './case-payout.rig.ts';
import { tellOthers } from './usecases/tell-others.ts';

openDesk();

test('the sender’s signature over this case is evidence; that of a stranger, of another case or of another transfer is none', async () => {
  const who = await rig.person();
  const paid = await arrive();
  const other = await arrive({ from: stranger.address, txHash: paid.txHash, outputKey: 'log:1' });
  const id = await opened(who, paid.txHash);
  const elsewhere = await opened(who, (await arrive()).txHash);
  expect(await signed(who, id, privateKeyToAccount(`0x${'7a'.repeat(32)}`))).toMatchObject(refusal('SIGNATURE_WRONG'));
  const text = (await people.caseDetail({ id: elsewhere }, rig.as(who))) as { value: { toSign: string } };
  const signature = await sender.signMessage({ message: text.value.toSign });
  expect(await people.sign({ id, signature }, rig.as(who))).toMatchObject(refusal('SIGNATURE_WRONG'));
  expect(await people.sign({ id, signature: `0x${'ff'.repeat(65)}` }, rig.as(who))).toMatchObject(
    refusal('SIGNATURE_WRONG'),
  );
  expect(await people.sign({ id, signature }, rig.as(await rig.person()))).toMatchObject(refusal('CASE_UNKNOWN'));
  expect(await signed(who, id)).toMatchObject({ ok: true, value: { signedBy: sender.address, toSign: null } });
  expect(await decide({ id, outcome: 'CREDIT', depositId: other.id })).toMatchObject(refusal('CASE_WAITS'));
  expect(await decide({ id, outcome: 'CREDIT', depositId: paid.id })).toMatchObject({
    ok: true,
    value: { state: 'DONE' },
  });
  const [balance] = await findOwnBalance(rig.t.db, who.uid);
  expect(balance).toMatchObject({ account: 'funding', asset: 'USDT', availableMinor: 20_000_000n });
  expect(await people.sign({ id, signature }, rig.as(who))).toMatchObject(refusal('CASE_DECIDED'));
});

test('one member of staff may send it back to the very address that it came from, unless a memo names somebody behind it', async () => {
  const who = await rig.person();
  const paid = await arrive();
  const id = await opened(who, paid.txHash, { returnAddress: sender.address });
  expect((await detail(id)).deposits[0]).toMatchObject({ isSenderReturn: true, returnEvidence: 'BACK_TO_SENDER' });
  expect(await decide({ id, outcome: 'CREDIT', depositId: paid.id })).toMatchObject(refusal('CASE_WAITS'));
  expect(await decide({ id, outcome: 'RETURN', depositId: paid.id })).toMatchObject({
    ok: true,
    value: { state: 'DONE' },
  });
});

test.each([
  [4_999_999_999n, '4999.999999', 'DONE'],
  [5_000_000_000n, '5000', 'WAITING'],
])('%s minor units of USDT need: %s USDT, %s', async (amountMinor, amount, state) => {
  const who = await rig.person();
  const paid = await arrive({ amountMinor });
  const id = await opened(who, paid.txHash, { amount, returnAddress: sender.address });
  expect(await decide({ id, outcome: 'RETURN', depositId: paid.id })).toMatchObject({ ok: true, value: { state } });
});

test('two who ask for the same transaction are decided by two, whatever one of them can show', async () => {
  const [one, two] = [await rig.person(), await rig.person()];
  const paid = await arrive();
  const mine = await opened(one, paid.txHash);
  await opened(two, paid.txHash);
  await signed(one, mine);
  expect(await decide({ id: mine, outcome: 'CREDIT', depositId: paid.id })).toMatchObject({
    ok: true,
    value: { state: 'WAITING' },
  });
  expect(await approve()).toMatchObject({ ok: true });
});

test('an approval is for what was shown: a claim or an address that came later is another decision', async () => {
  const [one, two] = [await rig.person(), await rig.person()];
  const paid = await arrive({ amountMinor: 6_000_000_000n });
  const id = await opened(one, paid.txHash, { amount: '6000', returnAddress: sender.address });
  const verdict = { id, outcome: 'RETURN', depositId: paid.id } as const;
  expect(await decide(verdict)).toMatchObject({ ok: true, value: { state: 'WAITING' } });
  await opened(two, paid.txHash, { amount: '6000' });
  expect(await approve()).toMatchObject(refusal('CONTENT_CHANGED'));
  // Not even the application can write another address, amount or transaction into a case.
  for (const column of ['return_address', 'amount_text', 'tx_hash', 'uid', 'confirmed_at_ms'])
    await expect(
      rig.t.db.query(`update recovery.deposit_case set ${column} = ${column} where id = $1`, [id]),
    ).rejects.toThrow('permission denied');
});

test('pays only the coin and the amount that were confirmed', async () => {
  const who = await rig.person();
  const paid = await arrive({ amountMinor: 20_000_000n });
  const id = await opened(who, paid.txHash, { amount: '2', returnAddress: sender.address });
  expect((await detail(id)).deposits[0]).toMatchObject({ isAsAsked: false });
  const answer = await decide({ id, outcome: 'RETURN', depositId: paid.id });
  expect(answer).toMatchObject({
    ok: false,
    refusal: { code: 'DEPOSIT_NOT_AS_ASKED', details: { asked: '2 USDT', arrived: '20 USDT' } },
  });
});

test('what is under review, credited already or somebody else’s is no recovery case', async () => {
  const [who, other] = [await rig.person(), await rig.person()];
  const txHash = `0x${'cd'.repeat(32)}`;
  const reviewed = await arrive({ uid: who.uid, txHash, state: 'UNDER_REVIEW' });
  const done = await arrive({ uid: who.uid, txHash, outputKey: 'log:1', state: 'COMPLETED' });
  const theirs = await arrive({ uid: other.uid, txHash, outputKey: 'log:2', state: 'BELOW_MIN' });
  const house = await arrive({ txHash, outputKey: 'log:3' });
  await rig.t.ownerDb.query(`update wallet.deposit set purpose = 'house' where id = $1`, [house.id]);
  const id = await opened(who, txHash, { returnAddress: sender.address });
  for (const { id: depositId } of [reviewed, done, theirs, house])
    for (const outcome of ['CREDIT', 'RETURN'] as const)
      expect(await decide({ id, outcome, depositId })).toMatchObject(refusal('DEPOSIT_NOT_HELD'));
});

test('what came to the person’s own address is credited by one, and sent elsewhere only after the wait', async () => {
  const who = await rig.person();
  const paid = await arrive({ uid: who.uid, state: 'BELOW_MIN' });
  const id = await opened(who, paid.txHash);
  expect(await decide({ id, outcome: 'RETURN', depositId: paid.id })).toMatchObject(refusal('CASE_WAITS'));
  expect(await decide({ id, outcome: 'CREDIT', depositId: paid.id })).toMatchObject({
    ok: true,
    value: { state: 'DONE' },
  });
});

test('nothing goes back to an address of ours', async () => {
  const who = await rig.person();
  await rig.t.ownerDb.query(
    `insert into wallet.deposit_address (id, family, purpose, address, key_path, created_at_ms)
     values (gen_random_uuid(), 'evm', 'house', $1, 'm/1', 1)`,
    [SHARED],
  );
  const wish = asked((await arrive()).txHash, { returnAddress: SHARED });
  expect(await submit(who, wish, { totpCode: rig.totp(who) })).toMatchObject(refusal('ADDRESS_OURS'));
});

test('a case from before passwords were asked for still opens, goes back to its sender, and is paid to nobody else', async () => {
  const who = await rig.person();
  const [back, away] = [await arrive(), await arrive()];
  const old = async (txHash: string, returnAddress: string): Promise<string> => {
    const id = randomUUID();
    await rig.t.ownerDb.query(
      `insert into recovery.deposit_case (id, uid, client_request_id, input_hash, asset, network, tx_hash, amount_text,
         problem, return_address, is_free, state, decide_by_ms, created_at_ms, updated_at_ms)
       values ($1, $2, $1, '', 'USDT', 'eth', $3, '20', 'MEMO_MISSING', $4, true, 'SUBMITTED', 1, 1, 1)`,
      [id, who.uid, txHash, returnAddress],
    );
    return id;
  };
  const kept = await old(back.txHash, sender.address);
  const lost = await old(away.txHash, ELSEWHERE);
  expect(await people.caseDetail({ id: kept }, rig.as(who))).toMatchObject({ ok: true });
  // It cannot be paid, so that nobody needs to hear of it.
  await tellOthers(deps);
  expect(await detail(lost)).toMatchObject({ isConfirmed: false, waitsUntilMs: null });
  expect(await decide({ id: lost, outcome: 'RETURN', depositId: away.id })).toMatchObject(
    refusal('CASE_NOT_CONFIRMED'),
  );
  expect(await decide({ id: kept, outcome: 'RETURN', depositId: back.id })).toMatchObject({ ok: true });
});
