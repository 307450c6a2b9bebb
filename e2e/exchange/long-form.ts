/**
 * Whether the whole is asked for, as `npm run test:long` does: every journey in both layouts, every page in every theme and
 * language. docs/how-to/prove-a-change.md lists what the short form leaves to it.
 */
export const IS_LONG = process.env.E2E_LONG === 'true';

/*
 * What `npm test` takes of a journey. One without any of these is whole there, in both layouts, and the long form leaves it out.
 */

/** On a desktop. The specs of the screens hold their states in both layouts. */
export const ON_DESKTOP = { tag: '@desktop' } as const;
/** On a phone, likewise. */
export const ON_PHONE = { tag: '@phone' } as const;
/** A part in both layouts: some of its pages, or one theme, or one language. */
export const IN_PART = { tag: '@part' } as const;
/** Nothing: something quicker holds the same, as the list says. */
export const ONLY_LONG = { tag: '@long' } as const;

const AT_A_DESK = '@at-a-desk';
const IN_HAND = '@in-hand';
/** On a desktop alone, in the long form too: there is nothing else to see on a phone. */
export const onlyDesktop = ({ tag }: { readonly tag: string }) => ({ tag: [tag, AT_A_DESK] });
/** On a phone alone, likewise. */
export const onlyPhone = ({ tag }: { readonly tag: string }) => ({ tag: [tag, IN_HAND] });

const TAGS = [ON_DESKTOP, ON_PHONE, IN_PART, ONLY_LONG].map(({ tag }) => tag);
const oneOf = (tags: readonly string[]): RegExp => new RegExp(`(?:${tags.join('|')})\\b`);

/** Which journeys a form has, for the runner's configuration. */
export const wanted = IS_LONG ? { grep: oneOf(TAGS) } : { grepInvert: oneOf([ONLY_LONG.tag]) };
/** The journeys of a layout: those that are the other one's alone it never has, and in the short form none of the other one's. */
export const exceptOn = (other: typeof ON_DESKTOP | typeof ON_PHONE) => {
  const alone = other === ON_DESKTOP ? AT_A_DESK : IN_HAND;
  return { grepInvert: oneOf(IS_LONG ? [alone] : [ONLY_LONG.tag, other.tag, alone]) };
};
