import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { LOCALES } from '../../i18n/locales.ts';
import { ownCatalogs, quoted } from './catalogs.ts';
import { Edited } from './edits.ts';
import { type Names, namesOf, renamed } from './names.ts';

/** What a new capability creates and changes: the text of each file, by its path below the root. */
export interface Plan {
  readonly made: ReadonlyMap<string, string>;
  readonly changed: ReadonlyMap<string, string>;
}

const HOMES = ['server/src/modules', 'core/src', 'web/src/features', 'console/src/features', 'e2e'];
const TEMPLATES = join(import.meta.dirname, 'template');
/** The ending of template files, so that no compiler or formatter takes them for ours. */
const ENDING = '.txt';

/** The route that the templates use. */
const SAMPLE_ROUTE = '/wallet/money-box';
const ROUTE = /^(\/[a-z][a-z0-9]*(-[a-z0-9]+)*){1,4}$/;

/**
 * Everything that a new capability needs, computed before anything is written.
 *
 * @param route  the path of its page, `/wallet/<name>` by default
 * @throws       a readable sentence where it cannot be made
 */
export function planCapability(root: string, name: string, route = `/wallet/${name}`): Plan {
  const names = namesOf(name);
  const home = HOMES.map((folder) => `${folder}/${name}`).find((folder) => isTaken(root, folder, name));
  if (home) throw new Error(`there is a capability or a room "${name}" already: ${home}`);
  const changed = new Map(edits(root, names, routeOf(root, names, route)).map(({ path, text }) => [path, text]));
  const made = new Map<string, string>();
  for (const path of templates(TEMPLATES)) {
    const text = readFileSync(join(TEMPLATES, path), 'utf8');
    const target = renamed(path.slice(0, -ENDING.length), names).replace('NNNN', nextMigration(root));
    made.set(target, renamed(text.replaceAll(SAMPLE_ROUTE, route), names));
  }
  for (const locale of LOCALES)
    for (const [path, text] of Object.entries(ownCatalogs(locale, names, wordsOfHouse(root)))) made.set(path, text);
  const taken = [...made.keys()].find((path) => existsSync(join(root, path)));
  if (taken) throw new Error(`"${name}" means something already: ${taken} is there`);
  return { made, changed };
}

/** Rules in core may be there before the rest of a capability that the table of levels has a place for. */
function isTaken(root: string, folder: string, name: string): boolean {
  if (!existsSync(join(root, folder))) return false;
  const levels = join(root, 'architecture/levels.cjs');
  return folder !== `core/src/${name}` || !readFileSync(levels, 'utf8').includes(quoted(name));
}

/** @throws a sentence for text that is no route, and for another page's route. A page that is not open yet keeps its own. */
function routeOf(root: string, { kebab }: Names, route: string): string {
  if (!ROUTE.test(route))
    throw new Error(`a route is a path of small letters, such as /wallet/${kebab}, not "${route}"`);
  const file = join(root, 'contract/src/pages.ts');
  const taken = existsSync(file) && readFileSync(file, 'utf8').includes(quoted(route));
  if (!taken) return route;
  throw new Error(
    `${route} is the route of a page already: say another one, such as\n  npm run new:capability -- ${kebab} /wallet/${kebab}-home`,
  );
}

/** Keys that the shared catalogs already have. Such a word is kept, because it is already translated. */
function wordsOfHouse(root: string): ReadonlySet<string> {
  const files = ['balances', 'bookings', 'pages', 'shell'].map((name) => join(root, `i18n/en_US/${name}.ts`));
  const texts = files.filter((file) => existsSync(file)).map((file) => readFileSync(file, 'utf8'));
  return new Set(texts.flatMap((text) => [...text.matchAll(/^ {2}'([^']+)':/gm)].map(([, key]) => key!)));
}

function templates(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(ENDING))
    .map((entry) => relative(TEMPLATES, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();
}

function nextMigration(root: string): string {
  const numbers = readdirSync(join(root, 'server/migrations')).map((file) => Number(/^(\d{4})_/.exec(file)?.[1] ?? 0));
  return String(Math.max(...numbers) + 1).padStart(4, '0');
}

interface Edit {
  readonly path: string;
  readonly text: string;
}

/** Changes in the house's lists of all capabilities. */
function edits(root: string, names: Names, route: string): Edit[] {
  const { kebab, camel, pascal, snake } = names;
  const edit = (path: string, change: (file: Edited) => Edited): Edit => {
    const file = join(root, path);
    if (!existsSync(file)) throw new Error(`${path} is not there: is this the root of the house?`);
    return { path, text: change(new Edited(path, readFileSync(file, 'utf8'))).text };
  };
  const levels = edit('architecture/levels.cjs', (file) =>
    file.text.includes(quoted(kebab)) ? file : file.addBeside("'spot'", quoted(kebab)),
  );
  // Some accounts are in the books before their product exists: `earn`, `futures`.
  let code: number | null = null;
  const accounts = edit('core/src/ledger/account.ts', (file) => {
    if (file.hasElement('USER_ACCOUNTS', quoted(snake))) return file;
    code = file.largestIn('ACCOUNT_TYPE_CODE') + 1;
    return file.addElement('USER_ACCOUNTS', quoted(snake)).addProperty('ACCOUNT_TYPE_CODE', snake, String(code));
  });
  return [
    levels,
    accounts,
    edit('contract/src/contract.ts', (file) =>
      file
        .addProperty('contract', camel, '', { isShort: true })
        .addProperty('contract', `staff${pascal}`, '', { isShort: true })
        .addImport(`import { ${camel} } from './${kebab}.ts';`)
        .addImport(`import { staff${pascal} } from './staff/${kebab}.ts';`),
    ),
    edit('contract/src/pages.ts', (file) =>
      file.addProperty(
        'pages',
        `${kebab}.home`,
        `{ path: '${route}', capability: '${kebab}', ...wallet, texts: ['${kebab}', ...MONEY_TEXTS] }`,
        { isSorted: true },
      ),
    ),
    edit('server/src/boot/products.ts', (file) =>
      file
        .addElement('productsOf', `${camel}Product`)
        .addProperty('productHandlers', camel, `${camel}Http(money)`)
        .addProperty('productHandlers', `staff${pascal}`, `staff${pascal}Http(money)`)
        .addImport(
          `import { ${camel}Http, ${camel}Product, staff${pascal}Http } from '../modules/${kebab}/public.ts';`,
        ),
    ),
    edit('i18n/refusal-groups.ts', (file) => file.addProperty('REFUSALS_BELOW', camel, "['withdrawals', 'balances']")),
    edit('web/src/app/products.ts', (file) =>
      file
        .addElement('products', `${camel}Product`)
        .addImport(`import { ${camel}Product } from '../features/${kebab}/product.ts';`),
    ),
    edit('console/src/app/products.ts', (file) =>
      file
        .addElement('products', `${camel}Product`)
        .addImport(`import { ${camel}Product } from '../features/${kebab}/product.ts';`),
    ),
    edit('docs/words.md', (file) =>
      file.addRow(
        '| word | means | not |',
        `| ${kebab} | a product that has no words of its own yet; what goes into it or comes back is a *move* of it | |`,
      ),
    ),
    edit('docs/ledger/chart-of-accounts.md', (file) =>
      code === null
        ? file
        : file.addRow(
            '| Account | Code',
            `| \`${snake}\` | ${code} | moved into ${kebab}; entries of the kind \`${kebab}\` | same |`,
          ),
    ),
  ];
}
