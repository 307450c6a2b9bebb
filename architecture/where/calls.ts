import { endpoints } from '@bourse/contract/contract.ts';
import ts from 'typescript';
import { bindingOf, declarationOf, importOf, isImport } from './names.ts';
import { visitValues } from './reach.ts';

const IDS: ReadonlySet<string> = new Set(endpoints().map(({ id }) => id));

/** Where a function or component gets the id of the endpoint that it calls: the argument's index, or the prop's name. */
type IdPlace = number | string;
const places = new Map<ts.Node, IdPlace | null>();
const calls = new WeakMap<ts.Node, readonly string[]>();

/**
 * The endpoints that a declaration calls itself. An id that is only mentioned does not count, such as one that a command
 * makes stale, or a page's id with the same name.
 */
export function callsIn(declaration: ts.Node): readonly string[] {
  const known = calls.get(declaration) ?? idExpressions(declaration).flatMap(idsOf);
  calls.set(declaration, known);
  return known;
}

/** Expressions below a node whose value is the id of an endpoint that is called. */
function idExpressions(within: ts.Node): ts.Expression[] {
  const found: ts.Expression[] = [];
  visitValues(within, (node) => {
    const expression = isLookUp(node) ? node.argumentExpression : toldTo(node);
    if (expression) found.push(expression);
  });
  return found;
}

/** Whether a node looks up an endpoint's method and path in what is generated from the contract: `paths[id]`. */
function isLookUp(node: ts.Node): node is ts.ElementAccessExpression {
  if (!ts.isElementAccessExpression(node) || !ts.isIdentifier(node.expression)) return false;
  const binding = bindingOf(node.expression);
  return Boolean(binding && isImport(binding) && /^contract\/.*paths\.gen\.ts$/.test(importOf(binding)?.file ?? ''));
}

/** The id expression that is passed to a function or component that calls an endpoint. */
function toldTo(node: ts.Node): ts.Expression | undefined {
  if (ts.isCallExpression(node) && ts.isIdentifier(node.expression)) {
    const place = placeIn(node.expression);
    return typeof place === 'number' ? node.arguments[place] : undefined;
  }
  if ((ts.isJsxSelfClosingElement(node) || ts.isJsxOpeningElement(node)) && ts.isIdentifier(node.tagName)) {
    const place = placeIn(node.tagName);
    const attribute = node.attributes.properties.find(
      (each) => ts.isJsxAttribute(each) && each.name.getText() === place,
    );
    const value = attribute && ts.isJsxAttribute(attribute) ? attribute.initializer : undefined;
    return value && ts.isJsxExpression(value)
      ? value.expression
      : value && ts.isStringLiteral(value)
        ? value
        : undefined;
  }
  return undefined;
}

function placeIn(name: ts.Identifier): IdPlace | null {
  const declaration = declarationOf(name);
  const made = declaration && functionOf(declaration);
  if (!made) return null;
  if (!places.has(made)) {
    // A placeholder while it is being computed, because the function may call itself.
    places.set(made, null);
    places.set(made, findPlace(made));
  }
  return places.get(made) ?? null;
}

function functionOf(declaration: ts.Node): ts.FunctionLikeDeclaration | null {
  const made = ts.isVariableDeclaration(declaration) ? declaration.initializer : declaration;
  const isFunction = made && (ts.isFunctionDeclaration(made) || ts.isArrowFunction(made));
  return isFunction && made.parameters.length > 0 ? made : null;
}

function findPlace(made: ts.FunctionLikeDeclaration): IdPlace | null {
  for (const expression of idExpressions(made)) {
    const binding = ts.isIdentifier(expression) ? bindingOf(expression) : null;
    const parameter = binding && ts.findAncestor(binding, ts.isParameter);
    if (!parameter || parameter.parent !== made) continue;
    return ts.isParameter(binding) ? made.parameters.indexOf(parameter) : (expression as ts.Identifier).text;
  }
  return null;
}

function idsOf(expression: ts.Expression): string[] {
  if (ts.isStringLiteralLike(expression)) return IDS.has(expression.text) ? [expression.text] : [];
  if (ts.isConditionalExpression(expression)) return [...idsOf(expression.whenTrue), ...idsOf(expression.whenFalse)];
  if (ts.isParenthesizedExpression(expression) || ts.isAsExpression(expression)) return idsOf(expression.expression);
  const declaration = ts.isIdentifier(expression) ? declarationOf(expression) : null;
  return declaration && ts.isVariableDeclaration(declaration) && declaration.initializer
    ? idsOf(declaration.initializer)
    : [];
}
