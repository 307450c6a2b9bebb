import { WITHDRAWAL_STATES } from '@bourse/core/wallet/record-status.ts';

/** True of a row that has not ended. Named one by one, so that the index of those answers, however many have ended. */
export const IS_UNDER_WAY = `state in (${WITHDRAWAL_STATES.UNDER_WAY.map((state) => `'${state}'`).join(', ')})`;
