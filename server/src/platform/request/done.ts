/** The answer of a call that only reports that it was done: `done` in the contract. */
export const DONE = { done: true } as const;
