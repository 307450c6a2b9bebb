import type { Tx } from '../../../platform/db/db.ts';
import { newId } from '../../../platform/ids/ids.ts';
import { emit } from '../../../platform/outbox/outbox.ts';
import { categoryOf } from '../category.ts';
import { MAILED_KINDS } from '../mailed-kinds.ts';
import type { NoticesDeps } from '../notices.ts';
import type { NewNotice } from '../notices-shapes.ts';
import { findChoices } from '../store/choice.store.ts';
import { insertMessage } from '../store/message.store.ts';
import { insertNotice } from '../store/notice.store.ts';

/** See `Notices.notify`. */
export async function notify(
  tx: Tx,
  { clock, ofProduct }: Pick<NoticesDeps, 'clock' | 'ofProduct'>,
  notice: NewNotice,
): Promise<string> {
  const atMs = clock.nowMs();
  const id = newId(atMs);
  const { uid, kind, params } = notice;
  const category = categoryOf(kind, ofProduct);
  // People get no advertising unless they asked for it.
  if (category === 'marketing' && !(await wantsMarketing(tx, uid))) return id;
  await insertNotice(tx, { id, atMs, category, ...notice });
  const isMailed = MAILED_KINDS.has(kind) || ofProduct(kind)?.isMailed === true;
  if (isMailed) await insertMessage(tx, { noticeId: id, uid, kind, params, nowMs: atMs });
  await emit(tx, { topic: 'notices.new', uid, payload: { id, kind, params, atMs } });
  return id;
}

async function wantsMarketing(tx: Tx, uid: string): Promise<boolean> {
  const choices = await findChoices(tx, uid);
  return choices.some(({ category, channel, isOn }) => category === 'marketing' && channel === 'inApp' && isOn);
}
