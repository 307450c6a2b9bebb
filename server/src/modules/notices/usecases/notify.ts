import type { Tx } from '../../../platform/db/db.ts';
import { newId } from '../../../platform/ids/ids.ts';
import { emit, emitAll } from '../../../platform/outbox/outbox.ts';
import { categoryOf } from '../category.ts';
import { MAILED_KINDS } from '../mailed-kinds.ts';
import type { NoticesDeps } from '../notices-deps.ts';
import type { NewNotice } from '../notices-shapes.ts';
import { findChoices } from '../store/choice.store.ts';
import { insertMessage } from '../store/message.store.ts';
import { insertNotice, insertNotices } from '../store/notice.store.ts';

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
  // People get advertising only if they asked for it.
  if (category === 'marketing' && !(await wantsMarketing(tx, uid))) return id;
  await insertNotice(tx, { id, atMs, category, uid, kind, params });
  if (isMailed(kind, ofProduct)) await insertMessage(tx, { noticeId: id, uid, kind, params, nowMs: atMs });
  await emit(tx, { topic: 'notices.new', uid, payload: { id, kind, params, atMs } });
  return id;
}

const isMailed = (kind: string, ofProduct: NoticesDeps['ofProduct']): boolean =>
  MAILED_KINDS.has(kind) || ofProduct(kind)?.isMailed === true;

/** See `Notices.notifyAll`. Notices that are also mailed, or need consent, are written one by one. */
export async function notifyAll(
  tx: Tx,
  deps: Pick<NoticesDeps, 'clock' | 'ofProduct'>,
  notices: readonly NewNotice[],
): Promise<void> {
  const atMs = deps.clock.nowMs();
  const told = notices.map((notice) => ({
    ...notice,
    id: newId(atMs),
    atMs,
    category: categoryOf(notice.kind, deps.ofProduct),
  }));
  const isPlain = ({ kind, category }: (typeof told)[number]): boolean =>
    category !== 'marketing' && !isMailed(kind, deps.ofProduct);
  const plain = told.filter(isPlain);
  await insertNotices(tx, plain);
  await emitAll(
    tx,
    plain.map(({ id, uid, kind, params }) => ({ topic: 'notices.new', uid, payload: { id, kind, params, atMs } })),
  );
  for (const each of told) if (!isPlain(each)) await notify(tx, deps, each);
}

async function wantsMarketing(tx: Tx, uid: string): Promise<boolean> {
  const choices = await findChoices(tx, uid);
  return choices.some(({ category, channel, isOn }) => category === 'marketing' && channel === 'inApp' && isOn);
}
