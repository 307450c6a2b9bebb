import { randomUUID } from 'node:crypto';
import type { TestExchange } from '../test-exchange.ts';

/** What one of Finance asks for: the proceeds of a project, to the owners, where nothing else is said. */
export const payOutForm = (project: string, over: Readonly<Record<string, string>> = {}) => ({
  clientRequestId: randomUUID(),
  project,
  asset: 'USDT',
  amount: '1',
  reason: 'The sale is over',
  ...over,
});

/** Two of Finance pay out of a project. */
export async function payOut(exchange: TestExchange, form: ReturnType<typeof payOutForm>): Promise<void> {
  const [asks, decides] = [(await exchange.staff('finance')).client, (await exchange.staff('finance')).client];
  await asks.call('staffLaunch', 'payOut', form);
  const { rows } = await decides.call('staffActions', 'list', { tab: 'waiting' });
  const { id, contentHash } = rows.find(({ kind }) => kind === 'staffLaunch.payOut')!;
  await decides.call('staffActions', 'decide', { id, contentHash, decision: 'approve', reason: 'As we agreed' });
}
