import type { CallOutput } from '../../../lib/client.ts';

export type LinkCoin = CallOutput<'linkedWallet.link'>['coins'][number];

/** The value that stands for a coin on a network in a choice. */
export const choiceOf = ({ asset, network }: Pick<LinkCoin, 'asset' | 'network'>): string => `${asset}/${network}`;

export const coinAt = (coins: readonly LinkCoin[], choice: string | null): LinkCoin | null =>
  coins.find((coin) => choiceOf(coin) === choice) ?? null;
