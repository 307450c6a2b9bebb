import ts from 'typescript';
import { bindingOf, declarationOf } from './names.ts';

// Finds the code behind a call such as `deps.ledger.apply()` by following declared types, such as that of `deps`. It stops at
// a front door that is an interface, because the code behind it belongs to another capability.

type Shape = ts.InterfaceDeclaration | ts.ClassDeclaration | ts.TypeLiteralNode;
type Bound = ts.ParameterDeclaration | ts.VariableDeclaration | ts.BindingElement;

/** Generic types of TypeScript that keep the members of their first argument. */
const KEEPS_MEMBERS: ReadonlySet<string> = new Set(['Pick', 'Omit', 'Readonly', 'Partial', 'Required']);

/** The methods (with a body) that a property access refers to. */
export function methodsNamed(node: ts.PropertyAccessExpression): ts.Node[] {
  return shapesOf(node.expression).flatMap((shape) => {
    const member = ts.isClassDeclaration(shape) ? memberNamed(shape, node.name.text) : undefined;
    return member && ts.isMethodDeclaration(member) && member.body ? [member] : [];
  });
}

function shapesOf(expression: ts.Expression): Shape[] {
  if (expression.kind === ts.SyntaxKind.ThisKeyword) {
    const own = ts.findAncestor(expression, ts.isClassDeclaration);
    return own ? [own] : [];
  }
  if (ts.isIdentifier(expression)) {
    const binding = bindingOf(expression);
    return binding && isBound(binding) ? shapesOfBound(binding) : [];
  }
  if (ts.isPropertyAccessExpression(expression)) {
    return shapesOf(expression.expression).flatMap((shape) => shapesOfMember(shape, expression.name.text));
  }
  if (ts.isNewExpression(expression) && ts.isIdentifier(expression.expression)) {
    const made = declarationOf(expression.expression);
    return made && ts.isClassDeclaration(made) ? [made] : [];
  }
  const isWrapped = ts.isParenthesizedExpression(expression) || ts.isNonNullExpression(expression);
  return isWrapped || ts.isAwaitExpression(expression) ? shapesOf(expression.expression) : [];
}

const isBound = (node: ts.Node): node is Bound =>
  ts.isParameter(node) || ts.isVariableDeclaration(node) || ts.isBindingElement(node);

function shapesOfBound(bound: Bound): Shape[] {
  if (ts.isBindingElement(bound)) {
    const name = (bound.propertyName ?? bound.name).getText();
    return shapesOfBound(bound.parent.parent).flatMap((shape) => shapesOfMember(shape, name));
  }
  return bound.type ? shapesNamed(bound.type) : bound.initializer ? shapesOf(bound.initializer) : [];
}

function shapesNamed(type: ts.TypeNode): Shape[] {
  if (ts.isTypeLiteralNode(type)) return [type];
  if (ts.isIntersectionTypeNode(type)) return type.types.flatMap(shapesNamed);
  if (!ts.isTypeReferenceNode(type) || !ts.isIdentifier(type.typeName)) return [];
  const [first] = type.typeArguments ?? [];
  if (first && KEEPS_MEMBERS.has(type.typeName.text)) return shapesNamed(first);
  return shapesDeclared(declarationOf(type.typeName));
}

function shapesDeclared(named: ts.Node | null): Shape[] {
  if (!named) return [];
  if (ts.isTypeAliasDeclaration(named)) return shapesNamed(named.type);
  return ts.isInterfaceDeclaration(named) || ts.isClassDeclaration(named) ? [named] : [];
}

function shapesOfMember(shape: Shape, name: string): Shape[] {
  const member = memberNamed(shape, name);
  if (!member)
    return ts.isInterfaceDeclaration(shape) ? inherited(shape).flatMap((each) => shapesOfMember(each, name)) : [];
  const isTyped = ts.isPropertySignature(member) || ts.isPropertyDeclaration(member) || ts.isParameter(member);
  if (!isTyped) return [];
  if (member.type) return shapesNamed(member.type);
  return !ts.isPropertySignature(member) && member.initializer ? shapesOf(member.initializer) : [];
}

const inherited = (shape: ts.InterfaceDeclaration): Shape[] =>
  (shape.heritageClauses ?? [])
    .flatMap(({ types }) => types)
    .flatMap(({ expression }) => (ts.isIdentifier(expression) ? shapesDeclared(declarationOf(expression)) : []));

/** A member, or a constructor parameter that is also one. */
function memberNamed(
  shape: Shape,
  name: string,
): ts.ClassElement | ts.TypeElement | ts.ParameterDeclaration | undefined {
  const members: readonly (ts.ClassElement | ts.TypeElement)[] = shape.members;
  return (
    members.find((member) => member.name?.getText() === name) ??
    members
      .flatMap((member) => (ts.isConstructorDeclaration(member) ? [...member.parameters] : []))
      .find((parameter) => parameter.modifiers && parameter.name.getText() === name)
  );
}
