import type { Clock } from '../../../platform/clock/clock.ts';
import type { Tx } from '../../../platform/db/db.ts';
import { newId } from '../../../platform/ids/ids.ts';
import { emit } from '../../../platform/outbox/outbox.ts';
import type { NewNotice } from '../public.ts';
import { insertNotice } from '../store/notice.store.ts';

/** See `Notices.notify`. */
export async function notify(tx: Tx, clock: Clock, notice: NewNotice): Promise<string> {
  const atMs = clock.nowMs();
  const id = newId(atMs);
  await insertNotice(tx, { id, atMs, ...notice });
  await emit(tx, {
    topic: 'notices.new',
    uid: notice.uid,
    payload: { id, kind: notice.kind, params: notice.params, atMs },
  });
  return id;
}
