import type { AnyRefusalOf } from '@bourse/contract/endpoint.ts';
import type { proof } from '@bourse/contract/proof.ts';
import type { messages } from '@bourse/i18n/en_US/proof.ts';
import type { messages as refusals } from '@bourse/i18n/en_US/proof-refusal.ts';
import { catalog, type Text, useText } from '../../lib/i18n.ts';

export type ProofMessages = typeof messages;
export type ProofText = Text<ProofMessages>;

const proofText = catalog<ProofMessages>(import.meta.glob('../../../../i18n/*/proof.ts'));
export const useProofText = (): ProofText => useText(proofText);

/** Does not compile where a refusal has no sentence in this English catalog. @proof */
export type ProofRefusalSentences = Pick<typeof refusals, AnyRefusalOf<typeof proof>>;
