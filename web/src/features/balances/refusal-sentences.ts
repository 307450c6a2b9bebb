import type { EndpointGroup, RefusalOf } from '@bourse/contract/endpoint.ts';
import type { FACTOR_REFUSALS, SEND_CODE_REFUSALS, TRADING_PASSWORD_REFUSALS } from '@bourse/contract/fields.ts';

/** The security check has its own sentences, beside its own fields. */
type SecurityRefusal =
  | (typeof FACTOR_REFUSALS)[number]
  | (typeof TRADING_PASSWORD_REFUSALS)[number]
  | (typeof SEND_CODE_REFUSALS)[number];
/** The refusals of a group's endpoints that need a sentence in its catalog, or in one below it. */
export type RefusalsToSay<Group extends EndpointGroup> = Exclude<
  { [Key in keyof Group]: RefusalOf<Group[Key]> }[keyof Group],
  SecurityRefusal
>;
