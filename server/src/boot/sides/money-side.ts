import type { CustodyDeskDeps } from '../../modules/custody/public.ts';
import type { DepositsDeps } from '../../modules/deposits/public.ts';
import type { HoldingsDeps } from '../../modules/holdings/public.ts';
import type { TransfersDeps } from '../../modules/transfers/public.ts';

/** What the rooms of a person's money work with, all of them together. */
export type MoneyDeps = CustodyDeskDeps & DepositsDeps & TransfersDeps & HoldingsDeps;
