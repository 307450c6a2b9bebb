import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

const ROOT = join(import.meta.dirname, '../..');
const CONTRACT = /^@bourse\/contract\//;

const trees = new Map<string, ts.SourceFile>();
const texts = new Map<string, string>();
const folders = new Map<string, readonly string[]>();

/** The syntax of one file. Its name in the tree is its path from the root of the repository, as everywhere here. */
export function treeOf(file: string): ts.SourceFile {
  const known = trees.get(file);
  if (known) return known;
  const tree = ts.createSourceFile(file, textOf(file), ts.ScriptTarget.Latest, true);
  trees.set(file, tree);
  return tree;
}

export function textOf(file: string): string {
  const known = texts.get(file) ?? readFileSync(join(ROOT, file), 'utf8');
  texts.set(file, known);
  return known;
}

export const fileOf = (node: ts.Node): string => node.getSourceFile().fileName;

/** A place that a terminal opens: file and line. */
export function placeOf(node: ts.Node): string {
  const tree = node.getSourceFile();
  return `${tree.fileName}:${tree.getLineAndCharacterOfPosition(node.getStart()).line + 1}`;
}

export const isSpec = (file: string): boolean => /\.(spec|rig)\.tsx?$/.test(file);

/** Every file of ours below a folder, specs included. */
export function filesIn(folder: string): readonly string[] {
  const known = folders.get(folder);
  if (known) return known;
  const found = existsSync(join(ROOT, folder))
    ? readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
        .filter((name) => /\.tsx?$/.test(name) && !/(^|[\\/])(node_modules|dist)[\\/]/.test(name))
        .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
        .sort()
    : [];
  folders.set(folder, found);
  return found;
}

/** The file that an import names. Null for a package, for what is no code, and for the core, which asks nobody for anything. */
export function importedFile(from: string, specifier: string): string | null {
  if (!/\.tsx?$/.test(specifier)) return null;
  if (CONTRACT.test(specifier)) return specifier.replace(CONTRACT, 'contract/src/');
  if (!specifier.startsWith('.')) return null;
  return join(from, '..', specifier).replaceAll('\\', '/');
}

const FEATURES = 'web/src/features';
/** Where products say of themselves what the pages show of them. */
export const productFiles = (): string[] =>
  readdirSync(join(ROOT, FEATURES))
    .map((name) => `${FEATURES}/${name}/product.ts`)
    .filter((file) => existsSync(join(ROOT, file)));
