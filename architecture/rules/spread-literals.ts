import ts from 'typescript';
import type { Source } from './source.ts';

/** Object literals that are spread unconditionally, which says nothing. A conditional spread has a purpose. */
export function spreadLiterals(source: Source): number[] {
  if (!/\.\.\.[\s(]*\{/.test(source.text)) return [];
  const lines: number[] = [];
  const visit = (node: ts.Node): void => {
    if ((ts.isSpreadAssignment(node) || ts.isJsxSpreadAttribute(node)) && isLiteral(node.expression))
      lines.push(source.tree.getLineAndCharacterOfPosition(node.getStart(source.tree)).line + 1);
    ts.forEachChild(node, visit);
  };
  visit(source.tree);
  return lines;
}

/** True for an object literal, also in brackets or with `as const`. */
function isLiteral(node: ts.Expression): boolean {
  if (ts.isParenthesizedExpression(node) || ts.isAsExpression(node) || ts.isSatisfiesExpression(node))
    return isLiteral(node.expression);
  return ts.isObjectLiteralExpression(node);
}
