import { judgeChannel, mayBeOfficial } from '@bourse/core/operator/official-channel.ts';
import { ok, refuse } from '@bourse/core/result.ts';
import type { Queryable } from '../../platform/db/db.ts';
import type { Settings } from '../../platform/settings/settings.ts';
import type { Approvals, PlainRecord, StaffAction } from '../approvals/public.ts';

interface ChannelWish extends PlainRecord {
  readonly channel: string;
  /** False removes it from the list. */
  readonly on: boolean;
}
type ChannelRefusal = 'NO_CHANGE' | 'CHANNEL_UNREADABLE' | 'TOO_MANY_CHANNELS';
export type ChannelAction = StaffAction<ChannelWish, ChannelRefusal>;

interface Deps {
  readonly approvals: Pick<Approvals, 'define'>;
  readonly settings: Settings;
  readonly configuredChannels: readonly string[];
}

const CHANNELS_MAX = 100;

/**
 * Sets what people are told is official. It always takes two, because somebody who could do it alone could vouch for a
 * fake site.
 */
export const defineChannelAction = ({ approvals, settings, configuredChannels }: Deps): ChannelAction => {
  const listedIn = async (q: Queryable) => (await settings.readIn(q)).OFFICIAL_CHANNELS;
  return approvals.define<ChannelWish, ChannelRefusal>({
    kind: 'staffOperator.setOfficialChannel',
    proposers: ['risk', 'product'],
    deciders: ['risk', 'product'],
    needsSecond: () => true,
    plan: async (tx, { channel, on }) => {
      const listed = await listedIn(tx);
      if (on && !mayBeOfficial(channel)) return refuse('CHANNEL_UNREADABLE');
      const isKnown = on
        ? judgeChannel(channel, [...configuredChannels, ...listed]).verdict === 'OFFICIAL'
        : listed.includes(channel);
      if (isKnown === on) return refuse('NO_CHANGE');
      if (on && listed.length >= CHANNELS_MAX) return refuse('TOO_MANY_CHANNELS', { max: CHANNELS_MAX });
      const [before, after] = [on ? null : channel, on ? channel : null];
      return ok({
        subject: 'setting:OFFICIAL_CHANNELS',
        before: { officialChannel: before },
        after: { officialChannel: after },
      });
    },
    carryOut: async (tx, { channel, on }, { nowMs, proposedBy }) => {
      const others = (await listedIn(tx)).filter((each) => each !== channel);
      const value = on ? [...others, channel] : others;
      return ok(await settings.set(tx, { name: 'OFFICIAL_CHANNELS', value, by: proposedBy, nowMs }));
    },
    onCommitted: () => settings.refresh(),
  });
};
