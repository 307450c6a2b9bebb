import type { Queryable, Tx } from '../../../platform/db/db.ts';
import type { ChosenCategory, NoticeChannel } from '../category.ts';

export interface Choice {
  readonly category: ChosenCategory;
  readonly channel: NoticeChannel;
  readonly isOn: boolean;
}

/** What a person has chosen; for everything else the default applies. */
export async function findChoices(q: Queryable, uid: string): Promise<Choice[]> {
  const rows = await q.query<{ category: ChosenCategory; channel: NoticeChannel; is_on: boolean }>(
    'select category, channel, is_on from notices.choice where uid = $1',
    [uid],
  );
  return rows.map(({ category, channel, is_on }) => ({ category, channel, isOn: is_on }));
}

export async function saveChoice(tx: Tx, uid: string, choice: Choice, nowMs: number): Promise<void> {
  await tx.query(
    `insert into notices.choice (uid, category, channel, is_on, at_ms) values ($1, $2, $3, $4, $5)
     on conflict (uid, category, channel) do update set is_on = excluded.is_on, at_ms = excluded.at_ms`,
    [uid, choice.category, choice.channel, choice.isOn, nowMs],
  );
}
