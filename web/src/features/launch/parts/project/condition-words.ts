import { exactAmount } from '../../../../lib/format.ts';
import type { Condition } from '../../api/queries.ts';
import type { LaunchText } from '../../launch-text.ts';

interface AskedFor {
  /** The level, where it is one. */
  readonly needed: number | null;
  /** What is to have been held, where that is asked for. */
  readonly held: { readonly coin: string; readonly needed: string } | null;
}

/** What a condition asks for. */
export function conditionWords(t: LaunchText, name: Condition['name'], { needed, held }: AskedFor): string {
  if (name === 'HOLDING') {
    return t(`launch.condition.${name}`, { needed: exactAmount(held?.needed), coin: held?.coin ?? '' });
  }
  return name === 'KYC' || name === 'VIP'
    ? t(`launch.condition.${name}`, { needed: String(needed ?? 0) })
    : t(`launch.condition.${name}`);
}
