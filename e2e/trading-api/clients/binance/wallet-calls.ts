import { expect } from '@playwright/test';
import type { MainClient } from 'binance';
import type { Client } from '../every-method.ts';
import { base, decimal, quote, whole } from './forms.ts';

export function wallet(nora: MainClient): Client['offered'] {
  return {
    submitUniversalTransfer: async () => {
      const move = { type: 'MAIN_FUNDING', asset: quote, amount: 25, fromSymbol: '', toSymbol: '' } as const;
      expect(await nora.submitUniversalTransfer(move)).toEqual({ tranId: whole });
    },
    getUniversalTransferHistory: async () =>
      expect(await nora.getUniversalTransferHistory({ type: 'MAIN_FUNDING' })).toMatchObject({
        total: 1,
        rows: [{ asset: quote, amount: '25.00000000', status: 'CONFIRMED' }],
      }),
    getFundingAsset: async () =>
      expect(await nora.getFundingAsset({ asset: quote })).toMatchObject([{ asset: quote, free: '25.00000000' }]),
    getUserAsset: async () =>
      expect(await nora.getUserAsset({ asset: base, needBtcValuation: true })).toMatchObject([
        { asset: base, btcValuation: expect.stringMatching(/[1-9]/) },
      ]),
    getWalletBalances: async () => {
      const wallets = await nora.getWalletBalances();
      expect(wallets).toMatchObject([{ walletName: 'Spot' }, { walletName: 'Funding' }]);
      for (const { balance } of wallets) expect(Number(balance)).toBeGreaterThan(0);
    },
    getBalances: async () =>
      expect((await nora.getBalances()).find(({ coin }) => coin === base)).toMatchObject({
        trading: true,
        networkList: [{ network: 'ETH', withdrawFee: decimal }, { network: 'BASE' }],
      }),
    getAssetDetail: async () =>
      expect(await nora.getAssetDetail({ asset: base })).toEqual({
        [base]: { minWithdrawAmount: decimal, depositStatus: true, withdrawFee: decimal, withdrawStatus: true },
      }),
    getDepositAddress: async () =>
      expect(await nora.getDepositAddress({ coin: base })).toMatchObject({
        coin: base,
        address: expect.stringMatching(/^0x/),
      }),
    getDepositAddresses: async () =>
      expect(await nora.getDepositAddresses({ coin: base, network: 'ETH' })).toMatchObject([
        { coin: base, isDefault: 1 },
      ]),
    getDepositHistory: async () =>
      expect(await nora.getDepositHistory({ coin: base })).toMatchObject([
        { coin: base, amount: '50', network: 'ETH' },
      ]),
    getWithdrawHistory: async () => expect(await nora.getWithdrawHistory()).toEqual([]),
    getWithdrawAddresses: async () => expect(await nora.getWithdrawAddresses()).toEqual([]),
    getWithdrawQuota: async () =>
      expect(await nora.getWithdrawQuota()).toEqual({ wdQuota: '1000.00000000', usedWdQuota: '0.00000000' }),
  };
}

export function listening(nora: MainClient): Client['offered'] {
  let listenKey = '';
  return {
    getSpotUserDataListenKey: async () => {
      listenKey = (await nora.getSpotUserDataListenKey()).listenKey;
      expect(listenKey).toMatch(/^[A-Za-z0-9_-]{64}$/);
    },
    keepAliveSpotUserDataListenKey: async () =>
      expect(await nora.keepAliveSpotUserDataListenKey(listenKey)).toEqual({}),
    closeSpotUserDataListenKey: async () => {
      expect(await nora.closeSpotUserDataListenKey(listenKey)).toEqual({});
      await expect(nora.keepAliveSpotUserDataListenKey(listenKey)).rejects.toMatchObject({ code: -1125 });
    },
  };
}
