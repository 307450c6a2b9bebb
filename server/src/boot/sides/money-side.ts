import type { CustodyDeskDeps } from '../../modules/custody/custody-deps.ts';
import type { DepositsDeps } from '../../modules/deposits/deposits-deps.ts';
import type { HoldingsDeps } from '../../modules/holdings/holdings-deps.ts';
import type { TransfersDeps } from '../../modules/transfers/transfers-deps.ts';

/** What the rooms of a person's money work with, all of them together. */
export type MoneyDeps = CustodyDeskDeps & DepositsDeps & TransfersDeps & HoldingsDeps;
