import type { Tx } from '../../../platform/db/db.ts';
import type { Quote, Run } from '../queries/run.query.ts';

/** Makes everybody who spends or moves the desk's money wait their turn. */
export async function lockDesk(tx: Tx): Promise<void> {
  await tx.query('select 1 from conversion.desk where id = 1 for update');
}

export async function insertQuote(tx: Tx, quote: Quote): Promise<void> {
  await tx.query('insert into conversion.quote (id, uid, created_at_ms, expires_at_ms) values ($1, $2, $3, $4)', [
    quote.id,
    quote.uid,
    quote.createdAtMs,
    quote.expiresAtMs,
  ]);
  const column = (of: (leg: Quote['legs'][number]) => { toString(): string }) =>
    quote.legs.map((leg) => of(leg).toString());
  await tx.query(
    `insert into conversion.quote_leg (quote_id, place, asset, amount_minor, price_units, price_scale, gross_minor, fee_minor,
       gets_minor, rounding_minor)
     select $1, l.* from unnest($2::int[], $3::text[], $4::numeric[], $5::numeric[], $6::int[], $7::numeric[], $8::numeric[],
       $9::numeric[], $10::numeric[]) as l`,
    [
      quote.id,
      quote.legs.map((_, place) => place),
      quote.legs.map(({ asset }) => asset),
      column(({ amountMinor }) => amountMinor),
      column(({ price }) => price.priceUnits),
      quote.legs.map(({ price }) => price.priceScale),
      column(({ grossMinor }) => grossMinor),
      column(({ feeMinor }) => feeMinor),
      column(({ getsMinor }) => getsMinor),
      column(({ roundingMinor }) => roundingMinor),
    ],
  );
}

export async function insertRun(
  tx: Tx,
  run: Run & { readonly uid: string; readonly requestId: string; readonly entryId: string },
): Promise<void> {
  await tx.query(
    `insert into conversion.run (id, uid, request_id, quote_id, entry_id, created_at_ms) values ($1, $2, $3, $4, $5, $6)`,
    [run.id, run.uid, run.requestId, run.quoteId, run.entryId, run.createdAtMs],
  );
}

/** Deletes quotes from before a moment that nobody accepted. */
export async function forgetQuotes(tx: Tx, beforeMs: number): Promise<void> {
  await tx.query(
    `delete from conversion.quote q where q.created_at_ms < $1
       and not exists (select 1 from conversion.run r where r.quote_id = q.id)`,
    [beforeMs],
  );
}
