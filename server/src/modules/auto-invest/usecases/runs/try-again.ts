/** A step that nobody knows the outcome of, or that cannot be done now: it is taken again from where the row says. */
export class TryAgain extends Error {}
