import type { NoticesDeps } from './notices-deps.ts';
import type { Notices } from './notices-shapes.ts';
import { notify, notifyAll } from './usecases/notify.ts';

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
