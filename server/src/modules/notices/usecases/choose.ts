import { CHOSEN_CATEGORIES, NOTICE_CATEGORIES, NOTICE_CHANNELS } from '@bourse/contract/notices.ts';
import { ok, type Result, refuse } from '@bourse/core/result.ts';
import type { Queryable } from '../../../platform/db/db.ts';
import { canSwitch, isOnByDefault, type NoticeCategory, type NoticeChannel } from '../category.ts';
import type { NoticesDeps } from '../notices-deps.ts';
import { type Choice, findChoices, saveChoice } from '../store/choice.store.ts';

export interface ShownChoice {
  readonly category: NoticeCategory;
  readonly channel: NoticeChannel;
  readonly on: boolean;
  readonly canSwitch: boolean;
}

/** What a person is told by which channel: their choices, with defaults for the rest. */
export async function readChoices(q: Queryable, uid: string): Promise<ShownChoice[]> {
  const said = await findChoices(q, uid);
  return NOTICE_CATEGORIES.flatMap((category) =>
    NOTICE_CHANNELS.map((channel): ShownChoice => {
      const chosen = CHOSEN_CATEGORIES.find((each) => each === category);
      if (!chosen) return { category, channel, on: true, canSwitch: false };
      const own = said.find((each) => each.category === chosen && each.channel === channel);
      return {
        category,
        channel,
        on: own?.isOn ?? isOnByDefault(chosen, channel),
        canSwitch: canSwitch(chosen, channel),
      };
    }),
  );
}

/** Switches a kind of notices on or off for one channel. @refuses MUST_BE_TOLD */
export async function choose(
  { db, clock }: NoticesDeps,
  uid: string,
  choice: Choice,
): Promise<Result<true, 'MUST_BE_TOLD'>> {
  if (!canSwitch(choice.category, choice.channel)) return refuse('MUST_BE_TOLD');
  await db.tx((tx) => saveChoice(tx, uid, choice, clock.nowMs()));
  return ok(true);
}
