import type { Queryable } from '../../../platform/db/db.ts';
import type { PaymentKind } from '../ports.ts';
import type { KeyPlace } from './house-address.query.ts';

/** Deposits seen on the chain and not booked at a height, by asset: they explain a difference to the books. */
export async function findUnbookedDeposits(q: Queryable, network: string): Promise<ReadonlyMap<string, bigint>> {
  const rows = await q.query<{ asset: string; minor: string }>(
    `select asset, sum(amount_minor) as minor from wallet.deposit
     where network = $1 and block_height is not null and entry_id is null group by asset`,
    [network],
  );
  return new Map(rows.map((row) => [row.asset, BigInt(row.minor)]));
}

export interface BookedPayment {
  readonly kind: PaymentKind;
  readonly asset: string;
  readonly amountMinor: bigint;
  readonly isPaid: boolean;
  readonly feeAsset: string;
  readonly feeMinor: bigint;
}

/** Payments that are booked and not in a block up to the scanned height. */
export async function findBookedAbove(q: Queryable, network: string, height: number): Promise<BookedPayment[]> {
  const rows = await q.query<{
    kind: PaymentKind;
    asset: string;
    amount_minor: string;
    mined_is_paid: boolean;
    fee_asset: string;
    fee_minor: string;
  }>(
    `select kind, asset, amount_minor, mined_is_paid, fee_asset, fee_minor from wallet.payment
     where network = $1 and settled_at_ms is not null and (mined_height > $2
       or (mined_height is null and (state = 'CONFIRMED' or failure_code = 'CANCELLED')))`,
    [network, height],
  );
  return rows.map((row) => ({
    kind: row.kind,
    asset: row.asset,
    amountMinor: BigInt(row.amount_minor),
    isPaid: row.mined_is_paid,
    feeAsset: row.fee_asset,
    feeMinor: BigInt(row.fee_minor),
  }));
}

/** Every address of ours that ever held something on a network, with the key path on record. */
export async function findUsedOwnAddresses(
  q: Queryable,
  network: string,
  family: string,
): Promise<readonly KeyPlace[]> {
  return q.query<KeyPlace>(
    // Reads address by address through an index, because there are many more deposits than addresses.
    `select distinct on (address) address, key_path as "keyPath" from wallet.deposit_address a
     where family = $2 and (purpose <> 'user'
       or exists (select from wallet.deposit d where d.network = $1 and d.address = a.address)
       or exists (select from wallet.payment p where p.network = $1 and p.from_address = a.address))
     order by address, key_path`,
    [network, family],
  );
}
