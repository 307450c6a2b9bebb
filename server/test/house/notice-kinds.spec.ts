import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { productsOf } from '../../src/boot/products.ts';

const ENGLISH = join(import.meta.dirname, '../../../i18n/en_US');
const PREFIX = 'notices.kind.';
const ENDING = '.notices.ts';

it('every notice that a product has words for is told as the product says, and none without words', async () => {
  const said = await Promise.all(
    readdirSync(ENGLISH)
      .filter((file) => file.endsWith(ENDING))
      .map(async (file) => {
        const { messages } = (await import(join(ENGLISH, file))) as { readonly messages: object };
        const kinds = Object.keys(messages).filter((key) => key.startsWith(PREFIX));
        return [file.slice(0, -ENDING.length), kinds.map((key) => key.slice(PREFIX.length)).sort()] as const;
      }),
  );
  const told = productsOf({ spot: { catalog: { all: () => [], at: () => undefined } } }).flatMap(({ name, notices }) =>
    notices ? [[name, Object.keys(notices).sort()] as const] : [],
  );
  expect(Object.fromEntries(told)).toEqual(Object.fromEntries(said));
});
