import ts from 'typescript';
import { methodsNamed } from './methods.ts';
import { declarationOf, declaredBy, exported, hasDefault } from './names.ts';
import { fileOf, importedFile, productFiles, treeOf } from './sources.ts';

const SLOTS = 'web/src/app/slots.ts';

/** Declarations that were reached, nearest first, each with the one that led to it; null for a start. */
export type Reached = ReadonlyMap<ts.Node, ts.Node | null>;

const linked = new WeakMap<ts.Node, readonly ts.Node[]>();

/**
 * Follows references from some declarations to everything they use. The rest of a file is ignored.
 *
 * @param isWanted  whether declarations in a file are followed
 */
export function reach(starts: readonly ts.Node[], isWanted: (file: string) => boolean): Reached {
  const reached = new Map<ts.Node, ts.Node | null>(starts.map((start) => [start, null]));
  for (const from of reached.keys()) {
    for (const target of linksOf(from)) {
      if (!reached.has(target) && isWanted(fileOf(target))) reached.set(target, from);
    }
  }
  return reached;
}

/** The declarations outside this one that it refers to. */
function linksOf(declaration: ts.Node): readonly ts.Node[] {
  const known = linked.get(declaration);
  if (known) return known;
  const found = new Set<ts.Node>();
  visitValues(declaration, (node) => {
    for (const target of targetsOf(node)) if (!isWithin(target, declaration)) found.add(target);
  });
  linked.set(declaration, [...found]);
  return [...found];
}

/** Visits every node that exists at run time: no types, and no names of members. */
export function visitValues(node: ts.Node, visit: (node: ts.Node) => void): void {
  if (ts.isTypeNode(node) && !ts.isExpressionWithTypeArguments(node)) return;
  if (ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) return;
  visit(node);
  ts.forEachChild(node, (child) => visitValues(child, visit));
}

function targetsOf(node: ts.Node): ts.Node[] {
  if (ts.isIdentifier(node)) {
    const target = isMention(node) ? declarationOf(node) : null;
    return target ? [narrowed(node, whole(target))] : [];
  }
  if (isDynamicImport(node)) return targetsOfImport(node);
  if (ts.isPropertyAccessExpression(node)) return methodsNamed(node);
  return ts.isJsxAttribute(node) ? partsInSlot(node) : [];
}

/** What `app` or a product puts into a page's slot for a higher capability: `<Slot name="…" />`. */
function partsInSlot(attribute: ts.JsxAttribute): ts.Node[] {
  const { initializer, parent } = attribute;
  const isSlot = attribute.name.getText() === 'name' && parent.parent.tagName.getText() === 'Slot';
  const isFilled = isSlot && initializer ? slotsNamed(initializer) : null;
  if (!isFilled) return [];
  const parts: ts.Node[] = [];
  for (const file of [SLOTS, ...productFiles()]) {
    visitValues(treeOf(file), (node) => {
      if (ts.isPropertyAssignment(node) && ts.isStringLiteral(node.name) && isFilled(node.name.text)) {
        parts.push(node.initializer);
      }
    });
  }
  return parts;
}

/** A test for the slots that an attribute names: exactly one, or for `…${way}` all that begin alike. */
function slotsNamed(name: ts.JsxAttributeValue): ((slot: string) => boolean) | null {
  if (ts.isStringLiteral(name)) return (slot) => slot === name.text;
  const expression = ts.isJsxExpression(name) ? name.expression : undefined;
  if (!expression || !ts.isTemplateExpression(expression)) return null;
  return (slot) => slot.startsWith(expression.head.text);
}

/** Whether an identifier refers to a value and does not name a member, an attribute or an HTML tag. */
function isMention(node: ts.Identifier): boolean {
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent)) return parent.expression === node;
  if (ts.isBindingElement(parent)) return parent.initializer === node;
  if (ts.isPropertyAssignment(parent)) return parent.initializer === node;
  if (ts.isJsxAttribute(parent) || ts.isMethodDeclaration(parent) || ts.isPropertyDeclaration(parent)) {
    return 'initializer' in parent && parent.initializer === node;
  }
  const isTag = ts.isJsxOpeningElement(parent) || ts.isJsxSelfClosingElement(parent) || ts.isJsxClosingElement(parent);
  return !(isTag && /^[a-z]/.test(node.text));
}

/** For a part of a destructuring pattern: the whole pattern, which is followed instead. */
const whole = (node: ts.Node): ts.Node =>
  ts.isBindingElement(node)
    ? (ts.findAncestor(node, (each) => ts.isVariableDeclaration(each) || ts.isParameter(each)) ?? node)
    : node;

/** Narrows an object of functions, such as a feature's commands, to the function that is used. */
function narrowed(name: ts.Identifier, target: ts.Node): ts.Node {
  const access = name.parent;
  if (!ts.isPropertyAccessExpression(access) || !ts.isVariableDeclaration(target)) return target;
  return memberOf(target.initializer, access.name.text) ?? target;
}

/** A member of an object literal, also one that it spreads in from another object. */
export function memberOf(object: ts.Node | undefined, name: string): ts.Node | null {
  if (!object) return null;
  if (ts.isAsExpression(object) || ts.isSatisfiesExpression(object)) return memberOf(object.expression, name);
  if (ts.isIdentifier(object)) {
    const declared = declarationOf(object);
    return declared && ts.isVariableDeclaration(declared) ? memberOf(declared.initializer, name) : null;
  }
  if (!ts.isObjectLiteralExpression(object)) return null;
  for (const member of object.properties) {
    const isNamed = member.name && (ts.isIdentifier(member.name) || ts.isStringLiteral(member.name));
    if (isNamed && member.name.text === name) return member;
    const taken = ts.isSpreadAssignment(member) ? memberOf(member.expression, name) : null;
    if (taken) return taken;
  }
  return null;
}

const isDynamicImport = (node: ts.Node): node is ts.CallExpression =>
  ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword;

/** The file that a dynamic import of a layout or dialog loads, or null. */
export function fetchedFile(node: ts.Node): string | null {
  const from = isDynamicImport(node) ? node.arguments[0] : undefined;
  return from && ts.isStringLiteral(from) ? importedFile(fileOf(node), from.text) : null;
}

function targetsOfImport(call: ts.CallExpression): ts.Node[] {
  const file = fetchedFile(call);
  if (!file) return [];
  const names = namesTaken(call);
  const wanted = names.length > 0 ? names : hasDefault(file) ? ['default'] : declaredBy(file);
  return wanted.flatMap((name) => exported(file, name) ?? []);
}

/**
 * The names taken from a dynamic import: `(await import()).X`, `import().then(({ X }) =>`, `const { X } = await import()`.
 */
function namesTaken(call: ts.CallExpression): string[] {
  let taken: ts.Node = call;
  while (ts.isAwaitExpression(taken.parent) || ts.isParenthesizedExpression(taken.parent)) taken = taken.parent;
  const { parent } = taken;
  if (ts.isVariableDeclaration(parent)) return namesOfPattern(parent.name);
  if (!ts.isPropertyAccessExpression(parent)) return [];
  if (parent.name.text !== 'then') return [parent.name.text];
  const then = ts.isCallExpression(parent.parent) ? parent.parent.arguments[0] : undefined;
  const parameter = then && ts.isFunctionLike(then) ? then.parameters[0] : undefined;
  if (!then || !parameter) return [];
  return ts.isIdentifier(parameter.name) ? membersOf(parameter.name.text, then) : namesOfPattern(parameter.name);
}

const namesOfPattern = (pattern: ts.BindingName): string[] =>
  ts.isObjectBindingPattern(pattern)
    ? pattern.elements.map(({ propertyName, name }) => (propertyName ?? name).getText())
    : [];

function membersOf(name: string, within: ts.Node): string[] {
  const found: string[] = [];
  visitValues(within, (node) => {
    if (ts.isPropertyAccessExpression(node) && node.expression.getText() === name) found.push(node.name.text);
  });
  return found;
}

const isWithin = (node: ts.Node, other: ts.Node): boolean =>
  node.getSourceFile() === other.getSourceFile() && node.pos >= other.pos && node.end <= other.end;
