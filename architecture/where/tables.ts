import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { visitValues } from './reach.ts';
import { fileOf } from './sources.ts';

const SCHEMA = join(import.meta.dirname, '../../server/schema');
/** Where SQL may be: elsewhere a text such as `wallet.deposit` is a topic or the key of a catalog. */
const HOLDS_SQL = /\/(queries|store|projections)\/|^server\/src\/ledger\//;
const ROUTINE = /create or replace function (\w+\.\w+)\([\s\S]*?\bas \$function\$([\s\S]*?)\$function\$/gi;

const known = new WeakMap<ts.Node, readonly string[]>();
const schema = readSchema();

/** The tables that a declaration reads or writes, including those used by database routines that it calls. */
export function tablesOf(declaration: ts.Node): readonly string[] {
  const before = known.get(declaration);
  if (before) return before;
  const found = HOLDS_SQL.test(fileOf(declaration)) ? tablesNamed(textsIn(declaration)) : [];
  known.set(declaration, found);
  return found;
}

function textsIn(declaration: ts.Node): string {
  const texts: string[] = [];
  visitValues(declaration, (node) => {
    const isText = ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node);
    if (isText) texts.push(node.text);
  });
  return texts.join('\n');
}

function tablesNamed(sql: string, seen: ReadonlySet<string> = new Set()): string[] {
  const found = new Set<string>();
  for (const [name] of sql.matchAll(/\b[a-z_]+\.[a-z_0-9]+\b/g)) {
    if (schema.tables.has(name)) found.add(name);
    const body = seen.has(name) ? undefined : schema.routines.get(name);
    if (body) for (const table of tablesNamed(body, new Set([...seen, name]))) found.add(table);
  }
  return [...found].sort();
}

function readSchema() {
  const tables = new Set<string>();
  const routines = new Map<string, string>();
  for (const file of readdirSync(SCHEMA)) {
    const text = readFileSync(join(SCHEMA, file), 'utf8');
    for (const [, name] of text.matchAll(/^create table (\w+)/gm)) tables.add(`${file.replace('.sql', '')}.${name}`);
    for (const [, name = '', body = ''] of text.matchAll(ROUTINE)) routines.set(name, body);
  }
  return { tables, routines };
}
