import type { DemoClient } from '../../src/demo/demo-client.ts';

/** How a call ended: ok, or the code of its refusal. */
export const codeOf = async (call: Promise<unknown>): Promise<string | undefined> =>
  call.then(
    () => 'ok',
    (error: { code?: string }) => error.code,
  );
export const reason = 'because of a test';

/** The only action that waits for a role, and deciding it. */
export async function decideNewest(client: DemoClient, decision: 'approve' | 'reject' = 'approve') {
  const { rows } = await client.call('staffActions', 'list', { tab: 'waiting' });
  const { id, contentHash, ...shown } = rows[0]!;
  const decided = await codeOf(client.call('staffActions', 'decide', { id, contentHash, decision, reason }));
  return { decided, shown };
}
