import { DAY_MS } from '@bourse/core/calendar/durations.ts';
import { describe, expect, it } from 'vitest';
import { signed } from './trading-api.rig.ts';
import { walletKeys } from './wallet.rig.ts';

const { rig, nora, paul, move } = await walletKeys();

describe('how a person stands with the house', () => {
  const read = async (path: string, fields: Record<string, string> = {}, who = paul) => {
    const answer = await signed(rig, who, `GET /sapi/v1/${path}`, fields);
    return answer.status === 200 ? answer.body : answer.body.code;
  };

  it('is told: level, locks, limits', async () => {
    expect(await read('account/info')).toEqual({
      vipLevel: 0,
      isMarginEnabled: false,
      isFutureEnabled: false,
      isOptionsEnabled: false,
    });
    expect(await read('account/apiTradingStatus')).toEqual({
      data: { isLocked: false, plannedRecoverTime: 0, triggerCondition: {}, updateTime: expect.any(Number) },
    });
    expect(await read('capital/withdraw/quota')).toEqual({ wdQuota: '1000.00000000', usedWdQuota: '0.00000000' });
  });

  it('has accounts that are worth something in the coin that is asked for', async () => {
    const sell = {
      symbol: 'BTCUSDT',
      side: 'SELL',
      type: 'LIMIT',
      timeInForce: 'GTC',
      price: '60000',
      quantity: '0.001',
    };
    await signed(rig, paul, 'POST /api/v3/order', sell);
    await signed(rig, nora, 'POST /api/v3/order', {
      symbol: 'BTCUSDT',
      side: 'BUY',
      type: 'MARKET',
      quantity: '0.001',
    });
    const before = await read('asset/wallet/balance', { quoteAsset: 'USDT' }, nora);
    await move({ amount: '10' });
    const after = await read('asset/wallet/balance', { quoteAsset: 'USDT' }, nora);
    expect(after).toMatchObject([
      { activate: true, walletName: 'Spot' },
      { activate: true, walletName: 'Funding' },
    ]);
    expect(Number(after[1].balance) - Number(before[1].balance)).toBeCloseTo(10, 8);
    expect(Number(before[0].balance) - Number(after[0].balance)).toBeCloseTo(10, 8);
    const [inBtc] = await read('asset/wallet/balance', {}, nora);
    expect(Number(inBtc.balance) * 60_000).toBeCloseTo(Number(after[0].balance), 2);
    expect(await read('asset/wallet/balance', { quoteAsset: 'NOSUCH' })).toBe(-1130);
  });

  it('knows what each coin costs to withdraw, and where theirs arrive', async () => {
    expect(await read('asset/assetDetail', { asset: 'BTC' })).toEqual({
      BTC: {
        minWithdrawAmount: '0.00050000',
        depositStatus: true,
        withdrawFee: '0.00010000',
        withdrawStatus: true,
      },
    });
    expect(Object.keys(await read('asset/assetDetail'))).toEqual(expect.arrayContaining(['BTC', 'ETH', 'USDT']));
    expect(await read('asset/assetDetail', { asset: 'NOSUCH' })).toBe(-1130);
    const { address } = await read('capital/deposit/address', { coin: 'ETH' });
    expect(await read('capital/deposit/address/list', { coin: 'ETH' })).toEqual([
      { coin: 'ETH', address, tag: '', isDefault: 1 },
    ]);
    expect(await read('capital/deposit/address/list', { coin: 'ETH', network: 'BTC' })).toBe(-1130);
    expect(await read('capital/deposit/address/list')).toBe(-1102);
  });

  it('has saved addresses, and nobody else’s', async () => {
    const nowMs = rig.exchange.clock.nowMs();
    const save = (asset: string | null, address: string, activeFromMs: number) =>
      rig.exchange.database.ownerDb.query(
        `insert into wallet.address_entry (id, uid, request_id, input_hash, kind, asset, network, family, address, remark,
           created_at_ms, active_from_ms, updated_at_ms)
         values (gen_random_uuid(), $1, gen_random_uuid(), 'x', 'ONCHAIN', $2, 'eth', 'evm', $3, 'Savings', $4, $5, $4)`,
        [nora.uid, asset, address, nowMs, activeFromMs],
      );
    await save('USDT', '0xabc', nowMs - 2 * DAY_MS);
    await save(null, '0xdef', nowMs);
    const rows = await read('capital/withdraw/address/list', {}, nora);
    expect(rows).toHaveLength(2);
    const same = { addressTag: '', name: 'Savings', network: 'ETH', origin: '', originType: '' };
    expect(rows).toContainEqual({ ...same, address: '0xabc', coin: 'USDT', whiteStatus: true });
    expect(rows).toContainEqual({ ...same, address: '0xdef', coin: '', whiteStatus: false });
    expect(await read('capital/withdraw/address/list')).toEqual([]);
  });
});

describe('what came and left', () => {
  it('is told of the status and the transaction that are asked for, however rare', async () => {
    const [terms] = rig.exchange.services.assets.networksOf('ETH');
    await rig.exchange.database.ownerDb.query(
      `insert into wallet.deposit (id, purpose, uid, network, asset, address, tx_hash, output_key, amount_minor, credit_at, unlock_at,
         state, detected_at_ms, updated_at_ms)
       select gen_random_uuid(), 'user', $1, $2, 'ETH', '0xabc', 'tx' || n, 'o', 1000, 1, 2,
         case when n % 100 = 0 then 'COMPLETED' else 'CONFIRMING' end, $3::bigint - n, $3::bigint - n
       from generate_series(1, 350) n`,
      [nora.uid, terms!.network, rig.exchange.clock.nowMs()],
    );
    const told = async (fields: Record<string, string>) =>
      (await signed(rig, nora, 'GET /sapi/v1/capital/deposit/hisrec', fields)).body.map(
        ({ txId, status }: { txId: string; status: number }) => `${txId} ${status}`,
      );
    expect(await told({ status: '1' })).toEqual(['tx100 1', 'tx200 1', 'tx300 1']);
    expect(await told({ status: '1', limit: '2' })).toEqual(['tx100 1', 'tx200 1']);
    expect(await told({ status: '1', limit: '2', offset: '2' })).toEqual(['tx300 1']);
    expect(await told({ txId: 'tx205' })).toEqual(['tx205 0']);
    expect(await told({ limit: '1000', coin: 'ETH' })).toHaveLength(350);
    expect(await told({ coin: 'BTC' })).toEqual([]);
    await rig.exchange.database.ownerDb.query('delete from wallet.deposit where uid = $1', [nora.uid]);
  });

  it('is filtered before it is counted', async () => {
    for (const path of ['capital/deposit/hisrec', 'capital/withdraw/history']) {
      for (const fields of [
        {},
        { status: '6', limit: '5', offset: '2' },
        { coin: 'BTC', txId: 'x', idList: 'a,b', withdrawOrderId: 'y' },
      ]) {
        const answer = await signed(rig, nora, `GET /sapi/v1/${path}`, fields as Record<string, string>);
        expect([answer.status, answer.body]).toEqual([200, []]);
      }
    }
  });
});
