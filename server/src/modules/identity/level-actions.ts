import { ok, refuse } from '@bourse/core/result.ts';
import type { Approvals, PlainRecord, StaffAction } from '../approvals/public.ts';
import type { KycLevel } from './identity-shapes.ts';
import { lockPerson, setKycLevel, setVipLevel } from './store/person.store.ts';

export interface LevelWish extends PlainRecord {
  readonly uid: string;
  readonly kycLevel: KycLevel;
  readonly vipLevel: number;
}
export type LevelAction = StaffAction<LevelWish, 'USER_UNKNOWN' | 'NO_CHANGE'>;

/** Sets levels by hand. It takes two members of Compliance, because limits and fees follow the levels. */
export const defineLevelAction = ({ define }: Pick<Approvals, 'define'>): LevelAction =>
  define<LevelWish, 'USER_UNKNOWN' | 'NO_CHANGE'>({
    kind: 'staffPeople.setLevels',
    proposers: ['compliance'],
    deciders: ['compliance'],
    needsSecond: () => true,
    plan: async (tx, { uid, kycLevel, vipLevel }) => {
      const person = await lockPerson(tx, uid);
      if (!person) return refuse('USER_UNKNOWN');
      if (person.kycLevel === kycLevel && person.vipLevel === vipLevel) return refuse('NO_CHANGE');
      const before = { kycLevel: person.kycLevel, vipLevel: person.vipLevel };
      return ok({ subject: `user:${uid}`, uid, before, after: { kycLevel, vipLevel } });
    },
    carryOut: async (tx, { uid, kycLevel, vipLevel }, { nowMs }) => {
      await setKycLevel(tx, uid, kycLevel, nowMs);
      return ok(await setVipLevel(tx, uid, vipLevel));
    },
  });
