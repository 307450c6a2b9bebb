import { type Case as Found, useCase } from '../../api/queries.ts';

export type Case = Found;

/** One case, polled while it is open, because people decide it. */
export const useCaseStoryModel = (id: string) => ({ found: useCase(id) });
