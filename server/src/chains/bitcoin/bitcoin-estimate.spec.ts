import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PaymentOrder } from '../../modules/custody/ports.ts';
import { DEV_BTC } from '../../networks/dev-networks.ts';
import { LocalSigner } from '../../signer/sign/local-signer.ts';
import { createAdapter } from '../create-adapter.ts';

const MNEMONIC = 'test test test test test test test test test test test junk';
/** What a node of Bitcoin Core answers to `estimatesmartfee`: one that has just begun has nothing to say. */
let estimate: object = {};
const node = createServer(async (request, response) => {
  const { id } = (await json(request)) as { id: number };
  response.setHeader('content-type', 'application/json').end(JSON.stringify({ id, result: estimate, error: null }));
});
beforeAll(() => new Promise<void>((resolve) => void node.listen(0, '127.0.0.1', resolve)));
afterAll(() => void node.close());

const quote = async () => {
  const url = `http://127.0.0.1:${(node.address() as AddressInfo).port}`;
  const adapter = createAdapter(DEV_BTC, { url }, new LocalSigner(MNEMONIC, [DEV_BTC]));
  const { address, keyPath } = adapter.hotAt(0);
  const order: PaymentOrder = {
    paymentId: 'estimate',
    ref: 'estimate',
    kind: 'withdrawal',
    asset: 'BTC',
    amountMinor: 100_000n,
    fromAddress: address,
    fromPath: keyPath,
    toAddress: address,
  };
  return adapter.quote(order);
};

test('a quote says what the node asks for', async () => {
  estimate = { feerate: 0.00012, blocks: 2 };
  expect(await quote()).toMatchObject({ ok: true, value: { prices: { satoshiPerVbyte: '12' } } });
  const quoted = await quote();
  expect(quoted.ok && quoted.value.feeMinorExpected).toBeGreaterThan(0n);
});

test('a node without an estimate is no reason not to pay, but nobody is told that the network asks for our own price', async () => {
  estimate = { errors: ['Insufficient data or no feerate found'], blocks: 0 };
  expect(await quote()).toMatchObject({
    ok: true,
    value: { prices: { satoshiPerVbyte: String(DEV_BTC.feeRateFallback) }, feeMinorExpected: null },
  });
});
