import { t } from '../../../lib/i18n.ts';

export interface Asked {
  readonly state: 'WAITING' | 'DONE';
}

/** A request that comes again after a colleague has approved it is answered from what it did: nobody decides next. */
export const doneText = (_of: unknown, { state }: Asked): string =>
  t(state === 'DONE' ? 'console.launch.wasDone' : 'console.asked');
