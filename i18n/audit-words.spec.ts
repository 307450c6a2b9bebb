import { readdirSync } from 'node:fs';
import { AUDIT_ACTIONS, AUDIT_STEPS } from '@bourse/contract/staff/audit-actions.ts';
import { expect, test } from 'vitest';
import type { Messages } from './catalog.ts';
import { LOCALES } from './locales.ts';

/** Whether the console merges a file into its one catalog; see `console/src/lib/i18n.ts`. */
const isOfConsole = (file: string): boolean => /^console.*\.ts$/.test(file) && file !== 'console.ts';
const nameOf = (file: string): string => file.slice(0, -'.ts'.length);

test.each(LOCALES)('the audit log names every action in words: %s', async (locale) => {
  const files = readdirSync(`${import.meta.dirname}/${locale}`).filter(isOfConsole);
  const loaded = await Promise.all(
    files
      .map(nameOf)
      .map(async (name) => ((await import(`./${locale}/${name}.ts`)) as { messages: Messages }).messages),
  );
  const texts: Messages = Object.assign({}, ...loaded);
  const wanted = [
    ...AUDIT_ACTIONS.map((action) => `console.actionKind.${action}`),
    ...AUDIT_STEPS.map((step) => `console.auditStep.${step}`),
  ];
  expect(wanted.filter((key) => !texts[key])).toEqual([]);
  // Words for a name that no entry can have are useless.
  const known = new Set(wanted);
  expect(Object.keys(texts).filter((key) => /^console\.(actionKind|auditStep)\./.test(key) && !known.has(key))).toEqual(
    [],
  );
});
