import { type Case as Found, useCase } from '../../api/queries.ts';

export type Case = Found;

/** One case, asked for again while it is open: decisions come from people. */
export const useCaseStoryModel = (id: string) => ({ found: useCase(id) });
