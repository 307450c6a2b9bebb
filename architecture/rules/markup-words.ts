import ts from 'typescript';
import type { Source } from './source.ts';

const SPOKEN = new Set(['title', 'alt', 'placeholder', 'aria-label', 'label']);

const WORD = /\p{L}{2,}/u;

/** Codes and the house's name are not words: they are the same in every language. */
const SAME_EVERYWHERE = /\b(?:[A-Z]{2,6}|Bourse)\b/g;

const speaks = (text: string): boolean => WORD.test(text.replaceAll(SAME_EVERYWHERE, ''));

export function jsxWords(source: Source): number[] {
  const lines: number[] = [];
  const report = (node: ts.Node) =>
    lines.push(source.tree.getLineAndCharacterOfPosition(node.getStart(source.tree)).line + 1);
  const visit = (node: ts.Node): void => {
    if (ts.isJsxText(node) && speaks(node.text)) report(node);
    if (
      ts.isJsxAttribute(node) &&
      SPOKEN.has(node.name.getText(source.tree)) &&
      node.initializer &&
      ts.isStringLiteral(node.initializer) &&
      speaks(node.initializer.text)
    )
      report(node);
    ts.forEachChild(node, visit);
  };
  visit(source.tree);
  return lines;
}
