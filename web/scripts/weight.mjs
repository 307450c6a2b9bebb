// How many bytes a browser fetches for the first visit of a page, in English and in the language that weighs most:
// `node web/scripts/weight.mjs [--page spot.trade] [--json]`; without a page, of every page that has a budget.
// Counts what the server preloads for the page (server/src/edge/pages/manifest.ts), in the brotli form that is sent.
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const DIST = fileURLToPath(new URL('../dist', import.meta.url));
const ENTRY = 'src/app/main.tsx';
const SHELLS = { desktop: 'src/app/shells/desktop/desktop-shell.tsx', h5: 'src/app/shells/h5/h5-shell.tsx' };
const KIB = 1024;
/** What is most for the pages that visits begin with. */
export const BUDGETS_KB = {
  'holdings.overview': { js: 115, css: 10 },
  // The chart, indicators, lists of orders and what opens beside the form come after it, each when it is wanted.
  'spot.trade': { js: 161, css: 10 },
};

const read = (name) => JSON.parse(readFileSync(join(DIST, '.vite', name), 'utf8'));
const sizeOf = (file) =>
  statSync(join(DIST, `${file}.br`), { throwIfNoEntry: false })?.size ?? statSync(join(DIST, file)).size;

/** Brotli kilobytes of one page in one layout and language, and the files behind them, largest first. */
export function weigh(page, layout, locale = 'en_US') {
  const { screens, modules, imports, texts: textsOf } = read('screens.json');
  const screen = screens[page]?.[layout];
  if (!screen) throw new Error(`${page} has no ${layout} layout of its own`);
  const seen = new Set();
  const collect = (file) => {
    if (!file || seen.has(file)) return;
    seen.add(file);
    for (const each of imports[file] ?? []) collect(each);
  };
  const texts = ['shell', ...textsOf[page]].map((name) => `../i18n/${locale}/${name}.ts`);
  for (const module of [ENTRY, SHELLS[layout], screen, ...texts]) collect(modules[module]);
  const styles = new Set(Object.values(read('manifest.json')).flatMap((chunk) => chunk.css ?? []));
  const files = [...seen].map((file) => ({ file, kb: sizeOf(file) / KIB })).sort((a, b) => b.kb - a.kb);
  const sum = (list) => Math.round(list.reduce((total, kb) => total + kb, 0) * 10) / 10;
  return {
    page,
    layout,
    locale,
    jsKb: sum(files.map(({ kb }) => kb)),
    cssKb: sum([...styles].map(sizeOf).map((size) => size / KIB)),
    files,
  };
}

/** The languages that the pages are built in. */
const LOCALES = () =>
  Object.keys(read('screens.json').modules).flatMap((module) => /i18n\/(\w+)\/shell\.ts$/.exec(module)?.[1] ?? []);

/** Weighs the same page in the language whose words weigh most: the budget is everybody's. */
export const weighHeaviest = (page, layout) =>
  LOCALES()
    .map((locale) => weigh(page, layout, locale))
    .reduce((heaviest, each) => (each.jsKb > heaviest.jsKb ? each : heaviest));

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const at = process.argv.indexOf('--page');
  const pages = at > 0 ? [process.argv[at + 1]] : Object.keys(BUDGETS_KB);
  const layouts = ['desktop', 'h5'];
  const results = pages.flatMap((page) =>
    layouts.flatMap((layout) => [weigh(page, layout), weighHeaviest(page, layout)]),
  );
  const budgetOf = ({ page }) => BUDGETS_KB[page] ?? { js: Number.POSITIVE_INFINITY, css: Number.POSITIVE_INFINITY };
  if (process.argv.includes('--json')) console.log(JSON.stringify(results));
  else {
    for (const result of results) {
      const { page, layout, locale, jsKb, cssKb, files } = result;
      const { js, css } = budgetOf(result);
      const most = (kb) => (Number.isFinite(kb) ? ` (at most ${kb})` : '');
      console.log(`${page} ${layout} ${locale}: ${jsKb} KB of JavaScript${most(js)}, ${cssKb} KB of CSS${most(css)}`);
      for (const { file, kb } of files) console.log(`  ${kb.toFixed(1).padStart(6)}  ${file}`);
    }
  }
  const isOver = (result) => result.jsKb > budgetOf(result).js || result.cssKb > budgetOf(result).css;
  process.exitCode = results.some(isOver) ? 1 : 0;
}
