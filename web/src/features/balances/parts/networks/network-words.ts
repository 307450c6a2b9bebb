import type { CoinNetwork } from '../../../assets/public.ts';
import type { MoneyText } from '../../money-text.ts';
import { durationOf } from '../../rules/duration.ts';

/** `Ethereum (ERC20)`, or only the standard where both are the same. */
export const networkName = ({ name, standard }: Pick<CoinNetwork, 'name' | 'standard'>): string =>
  standard === '' || name.toUpperCase() === standard.toUpperCase() ? name : `${name} (${standard})`;

/** `~10 min` for this many confirmations; empty where the pace is unknown. */
export function waitText(t: MoneyText, blocks: number, network: Pick<CoinNetwork, 'blockSeconds'>): string {
  const duration = durationOf(blocks, network.blockSeconds);
  return duration ? t(`balances.wait.${duration.unit}`, { count: duration.count }) : '';
}
