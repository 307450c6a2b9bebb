import type { DemoClient } from './demo-client.ts';

/** Two members of a role: one asks, the other decides. */
export interface Pair {
  readonly asks: DemoClient;
  readonly decides: DemoClient;
}

/** Approves in the order of asking, because what was asked for is shown in that order. */
export async function approveAll({ decides }: Pair): Promise<void> {
  const { rows } = await decides.call('staffActions', 'list', { tab: 'waiting', limit: '50' });
  for (const { id, contentHash } of rows.toReversed()) {
    await decides.call('staffActions', 'decide', { id, contentHash, decision: 'approve', reason: 'As we agreed' });
  }
}
