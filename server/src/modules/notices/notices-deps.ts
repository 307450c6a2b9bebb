import type { Clock } from '../../platform/clock/clock.ts';
import type { Db } from '../../platform/db/db.ts';
import type { ProductKinds } from './category.ts';

export interface NoticesDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly ofProduct: ProductKinds;
}
