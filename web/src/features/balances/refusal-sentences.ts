import type { AnyRefusalOf, EndpointGroup } from '@bourse/contract/endpoint.ts';
import type { SecurityDialogRefusal } from '@bourse/contract/fields.ts';

/** The refusals of a contract group that need a sentence in its catalog or in one below it. */
export type RefusalsToSay<Group extends EndpointGroup> = Exclude<AnyRefusalOf<Group>, SecurityDialogRefusal>;
