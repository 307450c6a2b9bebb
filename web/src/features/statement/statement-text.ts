import type { AnyRefusalOf } from '@bourse/contract/endpoint.ts';
import type { statement } from '@bourse/contract/statement.ts';
import type { messages } from '@bourse/i18n/en_US/statement.gen.ts';
import type { messages as refusals } from '@bourse/i18n/en_US/statement-refusal.ts';
import { catalog, type Text, useText } from '../../lib/i18n.ts';

export type StatementMessages = typeof messages;
export type StatementText = Text<StatementMessages>;

const statementText = catalog<StatementMessages>(import.meta.glob('../../../../i18n/*/statement.gen.ts'));
export const useStatementText = (): StatementText => useText(statementText);

/** Does not compile where a refusal has no sentence in this English catalog. @proof */
export type StatementRefusalSentences = Pick<typeof refusals, AnyRefusalOf<typeof statement>>;
