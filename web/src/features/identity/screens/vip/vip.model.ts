import { usePerson } from '../../../../lib/person/session.ts';
import { VIP_LEVELS } from '../../rules/vip-levels.ts';

/** The levels, and the person's own if one is logged in. */
export function useVipModel() {
  const person = usePerson();
  return { levels: VIP_LEVELS, own: person?.vipLevel ?? null };
}
