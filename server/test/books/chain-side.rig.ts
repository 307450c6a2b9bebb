import { randomUUID } from 'node:crypto';
import { type AccountRef, systemAccount, userAccount } from '@bourse/core/ledger/account.ts';
import type { LedgerCommand } from '@bourse/core/ledger/command.ts';
import type { TestExchange } from '../test-exchange.ts';

/** What chains and staff bring, written as those write it: the entry, and the row that explains it. */

export type Legs = readonly (readonly [AccountRef, bigint])[];

export const commandOf = (
  atMs: number,
  kind: string,
  legs: Legs,
  over: { key?: string; ref?: string } = {},
): LedgerCommand => ({
  op: 'post',
  key: randomUUID(),
  ref: 'spec',
  ...over,
  kind,
  legs: legs.map(([account, amountMinor]) => ({ account, amountMinor })),
  atMs,
});

/** Books an entry. @returns its number */
export async function post(
  { services, clock }: TestExchange,
  kind: string,
  legs: Legs,
  over?: { key?: string; ref?: string },
): Promise<string> {
  const answer = await services.ledger.lane.submit(commandOf(clock.nowMs(), kind, legs, over));
  if (!answer.ok) throw new Error(`not booked: ${answer.refusal.code}`);
  return answer.entryId;
}

/** Deposits, returns, claims, cases, withdrawals and payments of a person, one of each kind that has another rule. */
export async function chainSide(exchange: TestExchange, uid: string): Promise<void> {
  const { services, clock, database } = exchange;
  const atMs = clock.nowMs();
  const times = { created_at_ms: atMs, updated_at_ms: atMs };
  const insert = async (table: string, row: Readonly<Record<string, unknown>>): Promise<string> => {
    const full = { ...row, id: row.id ?? randomUUID() };
    const names = Object.keys(full);
    const places = names.map((_, at) => `$${at + 1}`).join(', ');
    await database.ownerDb.query(`insert into ${table} (${names.join(', ')}) values (${places})`, Object.values(full));
    return full.id as string;
  };
  const [custody, funding, suspense] = [
    systemAccount('custody', 'USDT', 'eth'),
    userAccount(uid, 'funding', 'USDT'),
    systemAccount('deposit_suspense', 'USDT', 'eth'),
  ];
  const fees = systemAccount('fees', 'USDT');
  const inFlight = systemAccount('withdrawal_in_flight', 'USDT', 'eth');
  const deposit = (amount: bigint, over: Readonly<Record<string, unknown>>) =>
    insert('wallet.deposit', {
      purpose: 'user',
      uid,
      network: 'eth',
      asset: 'USDT',
      address: '0x1',
      tx_hash: randomUUID(),
      output_key: 'log:0',
      amount_minor: amount,
      credit_at: 1,
      unlock_at: 2,
      state: 'COMPLETED',
      detected_at_ms: atMs,
      updated_at_ms: atMs,
      ...over,
    });

  const came = (to: AccountRef, minor: bigint, from: AccountRef = custody) =>
    post(exchange, 'deposit', [
      [from, -minor],
      [to, minor],
    ]);
  const first = await deposit(500n, { entry_id: await came(funding, 500n) });
  await deposit(30n, { entry_id: await came(suspense, 30n), state: 'BELOW_MIN' });
  await deposit(40n, { entry_id: await came(suspense, 40n), state: 'UNATTRIBUTED' });
  await post(exchange, 'deposit_reversal', [
    [systemAccount('receivable', 'USDT', uid), -60n],
    [custody, 60n],
  ]);
  await insert('wallet.claim', {
    deposit_id: first,
    uid,
    asset: 'USDT',
    amount_minor: 100n,
    paid_minor: 40n,
    created_at_ms: atMs,
  });

  const returned = async (state: string): Promise<string> => {
    const id = await deposit(500n, { entry_id: await came(suspense, 500n), state: 'RETURNED' });
    const entryId = await post(exchange, 'deposit_return', [
      [suspense, -500n],
      [inFlight, 480n],
      [fees, 20n],
    ]);
    if (state === 'COMPLETED') await came(custody, 480n, inFlight);
    return insert('wallet.deposit_return', {
      deposit_id: id,
      uid,
      network: 'eth',
      asset: 'USDT',
      to_address: '0x2',
      amount_minor: 500n,
      fee_minor: 20n,
      from_state: 'UNATTRIBUTED',
      entry_id: entryId,
      state,
      ...times,
    });
  };
  await returned('APPROVED');
  const returnId = await returned('COMPLETED');
  const aCase = (over: Readonly<Record<string, unknown>>) =>
    insert('recovery.deposit_case', {
      uid,
      client_request_id: randomUUID(),
      input_hash: 'x',
      asset: 'USDT',
      network: 'eth',
      tx_hash: randomUUID(),
      amount_text: '1',
      problem: 'MEMO_MISSING',
      return_address: '0x2',
      is_free: false,
      decide_by_ms: atMs,
      deposit_asset: 'USDT',
      ...times,
      ...over,
    });
  await aCase({ state: 'RETURNED', return_id: returnId, recovered_minor: 480n, fee_minor: 20n });
  const given = await deposit(700n, { entry_id: await came(suspense, 700n), state: 'UNATTRIBUTED' });
  const givenLegs: Legs = [
    [suspense, -700n],
    [funding, 690n],
    [fees, 10n],
  ];
  const entry = await post(exchange, 'deposit', givenLegs, { key: `deposit:${given}:given` });
  await database.ownerDb.query(`update wallet.deposit set state = 'COMPLETED', entry_id = $2 where id = $1`, [
    given,
    entry,
  ]);
  await aCase({ state: 'CREDITED', deposit_id: given, recovered_minor: 690n, fee_minor: 10n });

  const withdrawal = async (asset: string, network: string, state: string, isSettled: boolean): Promise<string> => {
    const id = randomUUID();
    const holdKey = `withdrawal:${id}`;
    const held: LedgerCommand = {
      op: 'hold',
      key: holdKey,
      reason: 'WITHDRAWAL',
      ref: id,
      atMs,
      amountMinor: 1_000n,
      account: userAccount(uid, 'funding', asset),
    };
    const settled: LedgerCommand = {
      op: 'settle',
      key: `${holdKey}:settle`,
      holdKey,
      kind: 'withdrawal',
      ref: id,
      amountMinor: 1_000n,
      atMs,
      to: [
        { account: systemAccount('custody', asset, network), amountMinor: 900n },
        { account: systemAccount('fees', asset), amountMinor: 100n },
      ],
    };
    let entryId: string | null = null;
    for (const command of isSettled ? [held, settled] : [held]) {
      const answer = await services.ledger.lane.submit(command);
      if (!answer.ok) throw new Error(`not booked: ${answer.refusal.code}`);
      entryId = answer.entryId;
    }
    return insert('wallet.withdrawal', {
      id,
      uid,
      operation: 'withdraw',
      request_id: randomUUID(),
      input_hash: 'x',
      kind: 'ONCHAIN',
      asset,
      network,
      address: '0x2',
      amount_minor: 1_000n,
      fee_minor: 100n,
      usdt_value_minor: 1_000n,
      state,
      payload_hash: 'x',
      hold_key: holdKey,
      entry_id: isSettled ? entryId : null,
      ...times,
    });
  };
  const payment = (ref: string, asset: string, network: string, over: Readonly<Record<string, unknown>>) =>
    insert('wallet.payment', {
      kind: 'withdrawal',
      ref,
      network,
      asset,
      from_address: '0x3',
      from_path: 'm',
      to_address: '0x2',
      amount_minor: 900n,
      reservation: {},
      fee_asset: asset,
      fee_minor_max: 9n,
      attempt_at_ms: atMs,
      ...times,
      ...over,
    });
  await payment(await withdrawal('USDT', 'eth', 'BROADCASTING', false), 'USDT', 'eth', { state: 'SIGNED' });
  const txHash = randomUUID();
  const mined = { mined_tx_hash: txHash, mined_height: 5, mined_is_paid: true, fee_minor: 7n, settled_at_ms: atMs };
  const source = randomUUID();
  const done = await payment(await withdrawal('BTC', 'btc', 'COMPLETED', true), 'BTC', 'btc', {
    state: 'CONFIRMED',
    reservation: { coins: [{ txHash: source, vout: 0, address: 'b', keyPath: 'm', amountMinor: '2000' }] },
    ...mined,
  });
  const btc = systemAccount('custody', 'BTC', 'btc');
  const cost: Legs = [
    [btc, 7n],
    [systemAccount('network_fees', 'BTC', 'btc'), -7n],
  ];
  await post(exchange, 'network_fee', cost, { ref: done });
  await deposit(2_000n, {
    asset: 'BTC',
    network: 'btc',
    tx_hash: source,
    output_key: 'vout:0',
    entry_id: await came(userAccount(uid, 'funding', 'BTC'), 2_000n, btc),
  });
  const coin = (tx_hash: string, over: Readonly<Record<string, unknown>>) =>
    database.ownerDb.query(
      `insert into wallet.coin (network, tx_hash, vout, address, key_path, amount_minor, is_spent, payment_id)
       values ('btc', $1, 0, 'b', 'm', $2, $3, $4)`,
      [tx_hash, over.minor, over.payment !== undefined, over.payment ?? null],
    );
  await coin(source, { minor: 2_000n, payment: done });
  await coin(txHash, { minor: 1_093n });
}
