/** What a call answers that has nothing to tell but that it was done: `done` of the contract. */
export const DONE = { done: true } as const;
