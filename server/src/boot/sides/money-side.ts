import type { CustodyDeskDeps } from '../../modules/custody/public.ts';
import type { DepositsDeps } from '../../modules/deposits/public.ts';
import type { HoldingsDeps } from '../../modules/holdings/public.ts';
import type { TransfersDeps } from '../../modules/transfers/public.ts';

/** What all rooms of a person's money need together. */
export type MoneyDeps = CustodyDeskDeps & DepositsDeps & TransfersDeps & HoldingsDeps;
