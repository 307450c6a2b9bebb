import { randomUUID } from 'node:crypto';
import { createStatementSource } from '../../src/modules/bookings/public.ts';
import { earnProduct } from '../../src/modules/earn/public.ts';
import { productFiles } from '../../src/modules/products/public.ts';
import { statementHttp, writeExportsJob } from '../../src/modules/statement/public.ts';
import type { FileAnswer } from '../../src/platform/request/file-answer.ts';
import type { Member, TestExchange } from '../test-exchange.ts';

interface Range {
  readonly fromMs?: number;
  readonly toMs?: number;
  readonly format?: 'csv' | 'json';
  readonly asset?: string;
}

/** Asks for the file of a person's interest as its owner does, has it written, and fetches it. */
export async function interestFile(
  { services, clock }: TestExchange,
  { uid }: Pick<Member, 'uid'>,
  { format = 'csv', ...range }: Range,
): Promise<string> {
  const products = [earnProduct];
  const makers = productFiles(products);
  const http = statementHttp({ ...services, makers, isScope: (scope) => makers.has(scope) });
  const context = { uid, nowMs: clock.nowMs() } as Parameters<typeof http.request>[1];
  const ask = { clientRequestId: randomUUID(), format, scope: 'earnInterest', ...range } as const;
  const begun = await http.request(ask, context);
  if (!begun.ok) throw new Error(JSON.stringify(begun.refusal));
  const source = createStatementSource({ ...services, products });
  const job = writeExportsJob({ ...services, source, makers, worker: 'test' });
  while ((await job.run(new AbortController().signal)) === 'more');
  const file = await http.download({ id: begun.value.id }, context);
  if (!file.ok) throw new Error(JSON.stringify(file.refusal));
  const parts: Buffer[] = [];
  // The contract has no word for a file: the edge sends what this class holds.
  for await (const part of (file.value as unknown as FileAnswer).chunks) parts.push(part);
  return Buffer.concat(parts).toString('utf8');
}
