import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseAmount } from '@bourse/core/money/amount.ts';
import { runningServer } from '../../boot/installation/server-lock.ts';
import type { DevNetworkId } from '../../chains/dev/dev-chains.ts';
import { type Coin, DEMO_CATALOG } from '../../modules/assets/public.ts';
import { OperatorFault } from '../../platform/process/operator-fault.ts';
import type { Command, Given } from '../command.ts';

export const demoFaucet: Command = {
  name: 'demo faucet',
  says: "Sends real coins of the demo's chains to an address and prints the transaction's id.",
  options: {
    coin: { value: 'COIN', says: 'such as ETH, USDT, BTC or PUSD', isRequired: true },
    to: { value: 'ADDRESS', says: 'where to', isRequired: true },
    amount: { value: 'AMOUNT', says: 'such as 1 or 0.25', isRequired: true },
    network: { value: 'NETWORK', says: "eth, base, btc or tempo; the coin's first network where it is left out" },
    memo: { value: 'MEMO', says: 'for a coin that is told apart by memo' },
  },
  async run(given) {
    const { coin, network, amountMinor } = readGift(given);
    if (!existsSync(join(given.dataDir, 'chains', network))) {
      throw new OperatorFault(
        `${given.dataDir} has no demo chain ${network}. Start the demo once ("npm start"), or name the folder with --data.`,
      );
    }
    const { to = '', memo } = given.options;
    // Takes over the nodes of a running server without stopping them; starts them for this once if none is running.
    const { startDevChains } = await import('../../chains/dev/dev-chains.ts');
    const chains = await startDevChains({ dataDir: given.dataDir, only: [network] });
    const isServed = runningServer(given.dataDir) !== null;
    try {
      const txid = await chains.faucet({
        network,
        asset: coin.asset,
        to,
        amountMinor,
        ...(memo === undefined ? {} : { memo }),
      });
      if (!isServed) await chains.mine(network, 1);
      return { json: { txid, network, coin: coin.asset, to, amount: given.options.amount }, lines: [txid] };
    } catch (error) {
      throw new OperatorFault(`The faucet could not send: ${(error as Error).message.split('\n')[0]}`);
    } finally {
      if (isServed) chains.abandon();
      else await chains.stop();
    }
  },
};

function readGift(given: Given): { readonly coin: Coin; readonly network: DevNetworkId; readonly amountMinor: bigint } {
  const { coins, coinNetworks } = DEMO_CATALOG;
  const wanted = (given.options.coin ?? '').toUpperCase();
  const coin = coins.find((each) => each.asset === wanted);
  const networks = coinNetworks.filter((each) => each.asset === wanted).map((each) => each.network);
  if (!coin || networks.length === 0) {
    const offered = coins
      .filter((each) => coinNetworks.some((pair) => pair.asset === each.asset))
      .map((each) => each.asset);
    throw new OperatorFault(
      `There is no coin "${given.options.coin}" on the demo's chains. There are ${offered.join(', ')}.`,
    );
  }
  const network = given.options.network ?? networks[0] ?? '';
  if (!networks.includes(network))
    throw new OperatorFault(`${coin.asset} is not on the network "${network}". It is on ${networks.join(', ')}.`);
  const amount = parseAmount(given.options.amount ?? '', coin.ledgerScale);
  if (!amount.ok || amount.value <= 0n)
    throw new OperatorFault(`The amount "${given.options.amount}" is no amount of ${coin.asset}.`);
  return { coin, network: network as DevNetworkId, amountMinor: amount.value };
}
