/** The outcome of a step is unknown, or it cannot be done now: it is tried again from what the row says. */
export class TryAgain extends Error {}
