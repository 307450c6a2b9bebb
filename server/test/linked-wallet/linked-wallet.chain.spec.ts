import { randomUUID } from 'node:crypto';
import { encodeFunctionData, erc20Abi, type Hex, keccak256 } from 'viem';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { linkedWalletOf } from '../../src/boot/sides/linked-wallet-side.ts';
import { createLinkOf } from '../../src/modules/linked-wallet/usecases/claim-deposit.ts';
import { advanceNextWithdrawal } from '../../src/modules/withdrawals/usecases/advance-withdrawal.ts';
import { DEV_ETH } from '../../src/networks/dev-networks.ts';
import { type ChainRig, startChainRig } from '../chain-edge.rig.ts';
import { type Rig, walletRig } from '../wallet.rig.ts';
import { accepted, codeOf, type LinkedRig, linkedRig, type Phone } from './linked-wallet.rig.ts';

const NOBODY = {} as Parameters<LinkedRig['http']['scan']>[1];
let edge: ChainRig;
let rig: Rig;
let linked: LinkedRig;
let who: Awaited<ReturnType<Rig['person']>>;
let phone: Phone;

beforeAll(async () => {
  edge = await startChainRig(['eth']);
  rig = await walletRig({ edge });
  Object.assign(edge.deps, { linkOf: createLinkOf(rig.deps) });
  const { demo } = linkedWalletOf({
    services: rig.deps,
    money: rig.deps,
    chains: { adapters: edge.deps.chains, params: new Map([['eth', DEV_ETH]]) },
    keys: { key: () => Buffer.alloc(32) },
    publicOrigin: 'https://bourse.example',
    faucet: { pay: ({ network: _, ...request }) => edge.chains.faucet({ ...request, network: 'eth' }) },
  });
  linked = linkedRig(rig, demo);
  ({ who, phone } = await linked.linked());
}, 60_000);
afterAll(async () => {
  await rig.close();
  await edge.close();
});

const gift = async (asset: string) => {
  const place = { asset, network: 'eth', address: phone.account.address };
  accepted(await linked.http.demoGift(place, NOBODY));
  await edge.mine('eth', 1);
};

/** A transfer as the app signs it, from what it was told and from what the chain asks for. */
async function signed(payment: { asset: string; network: string; amount: string; to: string }) {
  const { asset, network, amount, to } = payment;
  const wish = { asset, network, amount, to, address: phone.account.address };
  const draft = accepted(await linked.http.demoDraft(wish, NOBODY));
  const args = [to as Hex, BigInt(draft.units)] as const;
  const call =
    draft.contract === null
      ? { to: to as Hex, value: BigInt(draft.units) }
      : { to: draft.contract as Hex, data: encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args }) };
  const rawTx = await phone.account.signTransaction({
    type: 'eip1559',
    chainId: draft.chainId,
    nonce: draft.nonce,
    gas: BigInt(draft.gas),
    maxFeePerGas: BigInt(draft.maxFeePerGas),
    maxPriorityFeePerGas: BigInt(draft.maxPriorityFeePerGas),
    ...call,
  });
  return { rawTx, txHash: keccak256(rawTx) };
}

const kinds = async (kind?: 'ONCHAIN' | 'LINKED') =>
  accepted(await rig.http.deposits(kind ? { kind } : {}, rig.as(who))).rows.map((row) => [row.kind, row.amount]);

test('a deposit is signed in the app, sent to the chain, credited as any other and marked by its link', async () => {
  await gift('ETH');
  await gift('USDT');
  const account = accepted(await linked.http.demoAccount({ address: phone.account.address }, NOBODY));
  expect(account.rows).toContainEqual({ asset: 'USDT', network: 'eth', networkName: 'Ethereum', amount: '1000' });

  const wish = { purpose: 'deposit', asset: 'USDT', network: 'eth', amount: '120.5' } as const;
  const { session, token } = await linked.create(who, wish);
  const scanned = accepted(await phone.scan({ token }));
  const { address } = await rig.deps.depositAddresses.current({ uid: who.uid, network: 'eth' });
  expect(scanned.payment).toMatchObject({ asset: 'USDT', amount: '120.5', to: address });
  const message = await phone.sign(scanned);
  expect(codeOf(await phone.confirm({ appKey: scanned.appKey, ...message }))).toBe('TX_HASH_MISSING');
  const { rawTx, txHash } = await signed(scanned.payment!);
  accepted(await phone.confirm({ appKey: scanned.appKey, ...message, txHash }));
  expect(codeOf(await linked.http.cancelSession({ id: session.id }, rig.as(who)))).toBe('LINK_SESSION_SPENT');
  expect(accepted(await linked.http.demoRelay({ network: 'eth', rawTx }, NOBODY))).toEqual({ txHash });

  await edge.mine('eth', 1);
  expect(accepted(await linked.http.session({ id: session.id }, rig.as(who)))).toMatchObject({
    state: 'CONSUMED',
    txId: txHash,
  });
  expect(await kinds()).toEqual([['LINKED', '120.5']]);
  expect(await edge.available(who.uid, 'USDT')).toBe(0n);
  await edge.mine('eth', 8);
  expect(await edge.available(who.uid, 'USDT')).toBe(120_500_000n);
  expect((await edge.deposits(who.uid, 'eth'))[0]!.state).toBe('COMPLETED');
  expect(await edge.differences()).toEqual([]);
});

test('a deposit from elsewhere is not of the linked wallet, and the filters tell them apart', async () => {
  const { address } = await rig.deps.depositAddresses.current({ uid: who.uid, network: 'eth' });
  await edge.chains.faucet({ network: 'eth', asset: 'USDT', to: address, amountMinor: 7_000_000n });
  await edge.mine('eth', 8);
  expect(await kinds('LINKED')).toEqual([['LINKED', '120.5']]);
  expect(await kinds('ONCHAIN')).toEqual([['ONCHAIN', '7']]);
});

test('a payment that the chain would refuse is refused before anybody signs it', async () => {
  const to = edge.adapter('eth').hotAt(0).address;
  const wish = { asset: 'USDT', network: 'eth', address: phone.account.address, to, amount: '999999' };
  expect(codeOf(await linked.http.demoDraft(wish, NOBODY))).toBe('NOT_PAYABLE');
  const junk = { network: 'eth', rawTx: `0x02${'00'.repeat(80)}` };
  expect(codeOf(await linked.http.demoRelay(junk, NOBODY))).toBe('NOT_PAYABLE');
});

test('a withdrawal goes to the linked wallet alone, in its own range, without a fee, and the house pays the network', async () => {
  await edge.fund('eth', 'USDT', 500_000_000n);
  await edge.fund('eth', 'ETH', 10n ** 18n);
  const wish = { purpose: 'withdraw', asset: 'USDT', network: 'eth', amount: '50' } as const;
  expect(await linked.http.createSession({ ...wish, amount: '19' }, rig.as(who))).toMatchObject({
    refusal: { code: 'AMOUNT_BELOW_MIN', details: { min: '20', max: '100000' } },
  });
  const { session, token } = await linked.create(who, wish);
  expect(codeOf(await linked.phone().scan({ token }))).toBe('WALLET_NOT_THE_LINKED_ONE');
  const request = () => ({ clientRequestId: randomUUID(), id: session.id, ...linked.factors(who) });
  expect(codeOf(await linked.http.withdraw(request(), rig.as(who)))).toBe('LINK_NOT_CONFIRMED');
  const scanned = await phone.yes(token);
  expect(scanned.payment).toMatchObject({ amount: '50', to: phone.account.address });
  const asked = request();
  const row = accepted(await linked.http.withdraw(asked, rig.as(who)));
  expect(row).toMatchObject({ kind: 'LINKED', fee: '0', recipientGets: '50', address: phone.account.address });
  expect(accepted(await linked.http.withdraw(asked, rig.as(who))).id).toBe(row.id);
  expect(codeOf(await linked.http.withdraw(request(), rig.as(who)))).toBe('LINK_SESSION_SPENT');

  rig.clock.advanceMs(60_000);
  while ((await advanceNextWithdrawal(rig.deps)) !== null);
  const before = await edge.adapter('eth').balance([phone.account.address], 'USDT');
  expect((await edge.untilEnded(row.id)).state).toBe('COMPLETED');
  expect((await edge.adapter('eth').balance([phone.account.address], 'USDT')) - before).toBe(50_000_000n);
  expect(accepted(await rig.http.withdrawals({ kind: 'LINKED' }, rig.as(who))).rows).toMatchObject([{ id: row.id }]);
  expect(accepted(await rig.http.withdrawals({ kind: 'ONCHAIN' }, rig.as(who))).rows).toEqual([]);
  expect(await edge.differences()).toEqual([]);
});
