import { WITHDRAWAL_STATES } from '@bourse/core/wallet/record-status.ts';

/** Condition for a row that has not ended. It names the states one by one so that the partial index on them is used. */
export const IS_UNDER_WAY = `state in (${WITHDRAWAL_STATES.UNDER_WAY.map((state) => `'${state}'`).join(', ')})`;
