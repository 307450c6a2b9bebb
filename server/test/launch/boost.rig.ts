import type { NewRound } from '../../src/modules/launch/store/project.store.ts';
import type { TestExchange } from '../test-exchange.ts';
import { tokens } from './launch.rig.ts';

/** Minor units of ETH, which has eighteen places. */
export const eth = (whole: number): bigint => BigInt(whole) * 10n ** 18n;

/** A pool of 1,000 tokens for ETH that is locked, at most 600 of them for one person. */
export const BOOST: Partial<NewRound> = {
  mode: 'BOOST',
  price: null,
  hasVipDiscount: false,
  quotaMinor: tokens(1_000),
  personMinor: tokens(600),
  minMinor: eth(1) / 10n,
  maxMinor: eth(1_000),
  stepMinor: eth(1) / 100n,
  boost: { asset: 'ETH' },
};

/** Two of Product cancel a project. */
export async function cancelProject(exchange: TestExchange, project: string): Promise<void> {
  const [asks, decides] = [(await exchange.staff('product')).client, (await exchange.staff('product')).client];
  await asks.call('staffLaunch', 'cancel', { project, reason: 'The project has withdrawn' });
  const { rows } = await decides.call('staffActions', 'list', { tab: 'waiting' });
  const { id, contentHash } = rows.find(({ kind }) => kind === 'staffLaunch.cancel')!;
  await decides.call('staffActions', 'decide', { id, contentHash, decision: 'approve', reason: 'As we agreed' });
}
