/** A capability's word in every spelling that the house uses. */
export interface Names {
  /** Folders, files, pages: `piggy-bank`. */
  readonly kebab: string;
  /** Groups of the contract, keys of catalogs: `piggyBank`. */
  readonly camel: string;
  /** Types and components: `PiggyBank`. */
  readonly pascal: string;
  /** Accounts of the books and schemas of the database: `piggy_bank`. */
  readonly snake: string;
  /** Refusals and settings: `PIGGY_BANK`. */
  readonly upper: string;
}

/** The longest name that an account of the books may have. */
const LENGTH_MAX = 20;
/** Beginnings with a meaning of their own: endpoints of staff, catalogs of the console, schemas of PostgreSQL. */
const RESERVED_BEGINNINGS = ['staff', 'console', 'pg-'];
/** Reserved words of the languages that the name appears in. */
const RESERVED = new Set(
  (
    'all analyse analyze and any array as asc async await break case catch class column const constraint constructor continue create ' +
    'debugger default delete desc distinct do else end enum eval except export extends false fetch finally for foreign from ' +
    'function grant group having if implements import in instanceof interface into is join leading left let like limit new ' +
    'not null of offset on only or order package primary private protected public references return right select shell ' +
    'static super switch symbol system table template test then this throw to true try typeof undefined union unique user using var void ' +
    'wallet when where while window with yield'
  ).split(' '),
);

/** @throws a readable sentence for a name that a capability cannot have */
export function namesOf(name: string): Names {
  if (!/^[a-z]+(-[a-z]+)*$/.test(name)) throw new Error(`a capability is one word in kebab-case, not "${name}"`);
  if (name.length > LENGTH_MAX) throw new Error(`"${name}" is longer than ${LENGTH_MAX} letters, as accounts may be`);
  if (RESERVED.has(name)) throw new Error(`"${name}" is a word of TypeScript, of SQL or of the house: choose another`);
  const beginning = RESERVED_BEGINNINGS.find((each) => name.startsWith(each));
  if (beginning) throw new Error(`"${name}" begins with "${beginning}", which means something here: choose another`);
  const camel = name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
  const snake = name.replaceAll('-', '_');
  const pascal = camel.charAt(0).toUpperCase() + camel.slice(1);
  return { kebab: name, camel, pascal, snake, upper: snake.toUpperCase() };
}

/** The capability name that the templates use. */
const SAMPLE = namesOf('money-box');

/** A template's text with the new name in place of the sample one. */
export const renamed = (text: string, names: Names): string =>
  text
    .replaceAll(SAMPLE.upper, names.upper)
    .replaceAll(SAMPLE.snake, names.snake)
    .replaceAll(SAMPLE.pascal, names.pascal)
    .replaceAll(SAMPLE.camel, names.camel)
    .replaceAll(SAMPLE.kebab, names.kebab);
