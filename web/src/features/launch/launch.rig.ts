import { answer } from '../../lib/server.rig.ts';
import { detail, project, settled } from './launch.fixture.ts';

/** One open sale, nothing in it, and 8,420.55 USDT in the funding account. */
export function answerForLaunch(): void {
  answer('launch.projects', { rows: [project()] });
  answer('launch.project', detail());
  answer('launch.subscriptions', { rows: [settled()], next: null });
  answer('transfers.info', {
    asset: 'USDT',
    ledgerScale: 8,
    accounts: [{ account: 'funding', opened: true, available: '8420.55' }],
  });
}
