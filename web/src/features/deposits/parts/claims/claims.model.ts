import { useClaims } from '../../api/queries.ts';

/** The person's debts after the chain undid deposits; none until they are loaded. */
export const useClaimsModel = () => ({ rows: useClaims().data?.rows ?? [] });
