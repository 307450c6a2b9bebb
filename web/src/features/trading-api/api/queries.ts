import { endpointQuery } from '../../../lib/query.ts';

/** The person's keys, newest first. */
export const keysQuery = () => endpointQuery('tradingApi.keys', {});
