import { useFeature } from '../../lib/status.ts';

/** False while nothing new is taken. What is in Earn goes on, and can always be redeemed. */
export const useTakesNew = (): boolean => useFeature('EARN_CLOSE');
