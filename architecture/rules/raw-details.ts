import ts from 'typescript';
import type { Source } from './source.ts';

const RAW_NAME = /(?:^m|M)inor(?:Min|Max)?$|(?:Units|Ticks|Lots)$/;

/** Names of details that are plain numbers and no amounts. */
const NO_AMOUNT = /(?:[iI]d|[aA]t|Ms)$|^(?:height|nodes|answering|agreeing|ours|chain)$/;

/** Details of refusals that are raw minor units: by their own name, by the name of their value, or as digits of a bigint. */
export function rawDetails(source: Source): number[] {
  if (!/\brefuse\(|\bdetails: \{/.test(source.text)) return [];
  const lines: number[] = [];
  const judge = (name: string, value: ts.Expression): void => {
    if (RAW_NAME.test(name) || isRaw(value, NO_AMOUNT.test(name)))
      lines.push(source.tree.getLineAndCharacterOfPosition(value.getStart(source.tree)).line + 1);
  };
  const details = (node: ts.Node): void => {
    if (ts.isPropertyAssignment(node)) judge(node.name.getText(source.tree), node.initializer);
    else if (ts.isShorthandPropertyAssignment(node)) judge(node.name.text, node.name);
    else ts.forEachChild(node, details);
  };
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && node.expression.getText(source.tree) === 'refuse' && node.arguments[1])
      details(node.arguments[1]);
    if (ts.isPropertyAssignment(node) && node.name.getText(source.tree) === 'details') details(node.initializer);
    ts.forEachChild(node, visit);
  };
  visit(source.tree);
  return lines;
}

function isRaw(value: ts.Expression, mayBeDigits: boolean): boolean {
  const part = (each: ts.Expression): boolean => isRaw(each, mayBeDigits);
  if (ts.isParenthesizedExpression(value) || ts.isNonNullExpression(value)) return part(value.expression);
  if (ts.isConditionalExpression(value)) return part(value.whenTrue) || part(value.whenFalse);
  if (ts.isBinaryExpression(value)) return part(value.left) || part(value.right);
  if (ts.isIdentifier(value)) return RAW_NAME.test(value.text);
  if (ts.isPropertyAccessExpression(value)) return RAW_NAME.test(value.name.text);
  if (ts.isTemplateExpression(value))
    return value.templateSpans.some(({ expression }) => part(expression)) || (!mayBeDigits && isDigits(value));
  if (!ts.isCallExpression(value)) return false;
  const { expression, arguments: given } = value;
  if (ts.isPropertyAccessExpression(expression) && expression.name.text === 'toString')
    return !mayBeDigits || part(expression.expression);
  if (ts.isIdentifier(expression) && expression.text === 'String') return !mayBeDigits || given.some(part);
  return false;
}

/** A template that consists of a single value. */
const isDigits = ({ head, templateSpans }: ts.TemplateExpression): boolean =>
  head.text === '' && templateSpans.length === 1 && templateSpans[0]!.literal.text === '';
