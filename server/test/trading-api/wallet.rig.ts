import { afterAll } from 'vitest';
import type { CreatedApiKey } from '../../src/platform/api-keys/api-keys.ts';
import { signed, type Trader, tradingRig } from './trading-api.rig.ts';

export async function walletKeys() {
  const rig = await tradingRig(2, { USDT: '1000', BTC: '2' });
  const [nora, paul] = rig.traders as [Trader, Trader];
  const mover = { key: await rig.exchange.apiKey(nora.uid, { scopes: ['read', 'transfer'], ips: ['127.0.0.1'] }) };
  afterAll(() => rig?.close());

  const move = (fields: Record<string, string>, who: { readonly key: CreatedApiKey } = mover) =>
    signed(rig, who, 'POST /sapi/v1/asset/transfer', { type: 'MAIN_FUNDING', asset: 'USDT', amount: '1', ...fields });
  return { rig, nora, paul, mover, move };
}
