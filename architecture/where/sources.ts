import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

const ROOT = join(import.meta.dirname, '../..');
const CONTRACT = /^@bourse\/contract\//;

const trees = new Map<string, ts.SourceFile>();
const texts = new Map<string, string>();
const folders = new Map<string, readonly string[]>();

/** The syntax tree of a file. Its name in the tree is the path from the root of the repository. */
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

/** A node's place as `file:line`, which terminals can open. */
export function placeOf(node: ts.Node): string {
  const tree = node.getSourceFile();
  return `${tree.fileName}:${tree.getLineAndCharacterOfPosition(node.getStart()).line + 1}`;
}

export const isSpec = (file: string): boolean => /\.(spec|rig)\.tsx?$/.test(file);

/** All our source files below a folder, specs included. */
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

/** The file that an import refers to. Null for packages, for files without code, and for core, which calls no endpoint. */
export function importedFile(from: string, specifier: string): string | null {
  if (!/\.tsx?$/.test(specifier)) return null;
  if (CONTRACT.test(specifier)) return specifier.replace(CONTRACT, 'contract/src/');
  if (!specifier.startsWith('.')) return null;
  return join(from, '..', specifier).replaceAll('\\', '/');
}

const FEATURES = 'web/src/features';
/** Files in which products describe what pages show of them. */
export const productFiles = (): string[] =>
  readdirSync(join(ROOT, FEATURES))
    .map((name) => `${FEATURES}/${name}/product.ts`)
    .filter((file) => existsSync(join(ROOT, file)));
