import type { Clock } from '../../platform/clock/clock.ts';
import type { Db } from '../../platform/db/db.ts';
import type { Notices } from './notices-shapes.ts';
import { notify } from './usecases/notify.ts';

export interface NoticesDeps {
  readonly db: Db;
  readonly clock: Clock;
}

/** Notices as the composition root holds it. */
export interface NoticesModule extends Notices {
  readonly deps: NoticesDeps;
}

/** Makes notices of its parts. */
export function createNotices(deps: NoticesDeps): NoticesModule {
  return { deps, notify: (tx, notice) => notify(tx, deps.clock, notice) };
}
