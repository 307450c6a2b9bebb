import { useClaims } from '../../api/queries.ts';

/** What is owed after the chain undid deposits; nothing while nobody knows. */
export const useClaimsModel = () => ({ rows: useClaims().data?.rows ?? [] });
