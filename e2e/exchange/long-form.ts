/**
 * Whether the whole is asked for, as `npm run test:long` does: every page in every theme, layout and language, by its own address.
 * The short form deals them out, so that each is met once. docs/how-to/prove-a-change.md lists what is left to the long one.
 */
export const IS_LONG = process.env.E2E_LONG === 'true';
