import type { Clock } from '../../platform/clock/clock.ts';
import type { Db } from '../../platform/db/db.ts';
import type { ProductKinds } from './category.ts';
import type { Notices } from './notices-shapes.ts';
import { notify, notifyAll } from './usecases/notify.ts';

export interface NoticesDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly ofProduct: ProductKinds;
}

/** Notices for the composition root. */
export interface NoticesModule extends Notices {
  readonly deps: NoticesDeps;
}

/** Builds notices from its parts; without products only the house's own kinds are known. */
export function createNotices(parts: Omit<NoticesDeps, 'ofProduct'> & Partial<NoticesDeps>): NoticesModule {
  const deps: NoticesDeps = { ofProduct: () => undefined, ...parts };
  return {
    deps,
    notify: (tx, notice) => notify(tx, deps, notice),
    notifyAll: (tx, notices) => notifyAll(tx, deps, notices),
  };
}
