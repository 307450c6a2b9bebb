import { randomUUID } from 'node:crypto';
import { createStatementSource } from '../../src/modules/bookings/public.ts';
import { type Product, productFiles } from '../../src/modules/products/public.ts';
import { statementHttp, writeExportsJob } from '../../src/modules/statement/public.ts';
import type { FileAnswer } from '../../src/platform/request/file-answer.ts';
import type { Member, TestExchange } from '../test-exchange.ts';

export interface FileRange {
  readonly fromMs?: number;
  readonly toMs?: number;
  readonly format?: 'csv' | 'json';
  readonly asset?: string;
}

/** Asks for a file that a product makes of a person as its owner does, has it written, and fetches it. */
export async function productFile(
  product: Product,
  scope: string,
  { services, clock }: TestExchange,
  { uid }: Pick<Member, 'uid'>,
  { format = 'csv', ...range }: FileRange,
): Promise<string> {
  const products = [product];
  const makers = productFiles(products);
  const http = statementHttp({ ...services, makers, isScope: (scope) => makers.has(scope) });
  const context = { uid, nowMs: clock.nowMs() } as Parameters<typeof http.request>[1];
  const ask = { clientRequestId: randomUUID(), format, scope, ...range } as const;
  const begun = await http.request(ask, context);
  if (!begun.ok) throw new Error(JSON.stringify(begun.refusal));
  const source = createStatementSource({ ...services, products });
  const job = writeExportsJob({ ...services, source, makers, worker: 'test' });
  while ((await job.run(new AbortController().signal)) === 'more');
  const file = await http.download({ id: begun.value.id }, context);
  if (!file.ok) throw new Error(JSON.stringify(file.refusal));
  const parts: Buffer[] = [];
  // The contract has no word for a file: the edge sends what this class holds.
  for await (const part of (file.value as FileAnswer).chunks) parts.push(part);
  return Buffer.concat(parts).toString('utf8');
}
