import ts from 'typescript';
import { fileOf, importedFile, treeOf } from './sources.ts';

// Names are resolved by the rules of scope alone, without types. That takes a moment; loading a whole compiler program takes
// half a minute.

const scopes = new WeakMap<ts.Node, ReadonlyMap<string, ts.Node>>();
const imports = new WeakMap<ts.Node, ts.Node | null>();

/** What a name refers to in its place: a declaration, a parameter or an import; null for what is not ours. */
export function bindingOf(name: ts.Identifier): ts.Node | null {
  for (let scope: ts.Node | undefined = name.parent; scope; scope = scope.parent) {
    const found = namesIn(scope).get(name.text);
    if (found) return found;
  }
  return null;
}

/** As `bindingOf`, but follows an import to the declaration in the other file. */
export function declarationOf(name: ts.Identifier): ts.Node | null {
  const binding = bindingOf(name);
  return binding && isImport(binding) ? imported(binding) : binding;
}

/** What a file exports under a name, wherever it is declared. */
export function exported(file: string, name: string): ts.Node | null {
  const tree = treeOf(file);
  for (const statement of tree.statements) {
    if (ts.isExportAssignment(statement) && name === 'default') return statement.expression;
    if (ts.isExportDeclaration(statement)) {
      const given = givenAs(statement, name);
      if (given) return passedOn(statement, given);
    } else if (name === 'default' && isDefault(statement)) return statement;
  }
  return declaredIn(tree, name);
}

export const hasDefault = (file: string): boolean => exported(file, 'default') !== null;

/** Every name that a file declares at its top level. */
export const declaredBy = (file: string): readonly string[] =>
  [...namesIn(treeOf(file))].flatMap(([name, node]) => (isImport(node) ? [] : [name]));

type Import = ts.ImportSpecifier | ts.ImportClause | ts.NamespaceImport;
export const isImport = (node: ts.Node): node is Import =>
  ts.isImportSpecifier(node) || ts.isImportClause(node) || ts.isNamespaceImport(node);

/** The file and the name behind an import; null for a package. */
export function importOf(node: Import): { readonly file: string; readonly name: string } | null {
  const from = ts.findAncestor(node, ts.isImportDeclaration)?.moduleSpecifier;
  const file = from && ts.isStringLiteral(from) ? importedFile(fileOf(node), from.text) : null;
  if (!file) return null;
  if (ts.isImportClause(node)) return { file, name: 'default' };
  return { file, name: ts.isImportSpecifier(node) ? (node.propertyName ?? node.name).text : '*' };
}

function imported(node: Import): ts.Node | null {
  const known = imports.get(node);
  if (known !== undefined) return known;
  const from = importOf(node);
  const found = from && exported(from.file, from.name);
  imports.set(node, found);
  return found;
}

const givenAs = ({ exportClause }: ts.ExportDeclaration, name: string): string | null => {
  if (!exportClause || !ts.isNamedExports(exportClause)) return null;
  const element = exportClause.elements.find((each) => each.name.text === name);
  return element ? (element.propertyName ?? element.name).text : null;
};

function passedOn(statement: ts.ExportDeclaration, name: string): ts.Node | null {
  const from = statement.moduleSpecifier;
  if (!from) return declaredIn(statement.getSourceFile(), name);
  const file = ts.isStringLiteral(from) ? importedFile(fileOf(statement), from.text) : null;
  return file ? exported(file, name) : null;
}

function declaredIn(tree: ts.SourceFile, name: string): ts.Node | null {
  const own = namesIn(tree).get(name) ?? null;
  return own && isImport(own) ? imported(own) : own;
}

const isDefault = (node: ts.Node): boolean =>
  ts.canHaveModifiers(node) && (ts.getModifiers(node) ?? []).some(({ kind }) => kind === ts.SyntaxKind.DefaultKeyword);

const NONE: ReadonlyMap<string, ts.Node> = new Map();

function namesIn(scope: ts.Node): ReadonlyMap<string, ts.Node> {
  const known = scopes.get(scope);
  if (known || !isScope(scope)) return known ?? NONE;
  const names = new Map<string, ts.Node>();
  collect(scope, names);
  scopes.set(scope, names);
  return names;
}

const isScope = (node: ts.Node): boolean =>
  ts.isSourceFile(node) ||
  ts.isBlock(node) ||
  ts.isFunctionLike(node) ||
  ts.isCaseOrDefaultClause(node) ||
  ts.isCatchClause(node) ||
  ts.isForStatement(node) ||
  ts.isForOfStatement(node) ||
  ts.isForInStatement(node);

function collect(scope: ts.Node, names: Map<string, ts.Node>): void {
  if (ts.isSourceFile(scope) || ts.isBlock(scope) || ts.isCaseOrDefaultClause(scope)) {
    for (const statement of scope.statements) collectStatement(statement, names);
  } else if (ts.isFunctionLike(scope)) {
    for (const parameter of scope.parameters) collectName(parameter, names);
  } else if (ts.isForStatement(scope) || ts.isForOfStatement(scope) || ts.isForInStatement(scope)) {
    if (scope.initializer && ts.isVariableDeclarationList(scope.initializer)) {
      for (const declaration of scope.initializer.declarations) collectName(declaration, names);
    }
  } else if (ts.isCatchClause(scope) && scope.variableDeclaration) collectName(scope.variableDeclaration, names);
}

function collectStatement(statement: ts.Statement, names: Map<string, ts.Node>): void {
  if (ts.isVariableStatement(statement)) {
    for (const declaration of statement.declarationList.declarations) collectName(declaration, names);
  } else if (ts.isImportDeclaration(statement)) collectImports(statement, names);
  else if (
    (ts.isFunctionDeclaration(statement) ||
      ts.isClassDeclaration(statement) ||
      ts.isInterfaceDeclaration(statement) ||
      ts.isTypeAliasDeclaration(statement)) &&
    statement.name
  ) {
    // Of an overloaded function's declarations, the last one has the body.
    names.set(statement.name.text, statement);
  }
}

/** A name in a destructuring pattern refers to the value that the whole pattern destructures. */
function collectName(
  declaration: ts.VariableDeclaration | ts.ParameterDeclaration | ts.BindingElement,
  names: Map<string, ts.Node>,
): void {
  if (ts.isIdentifier(declaration.name)) names.set(declaration.name.text, declaration);
  else {
    for (const element of declaration.name.elements) if (ts.isBindingElement(element)) collectName(element, names);
  }
}

function collectImports({ importClause }: ts.ImportDeclaration, names: Map<string, ts.Node>): void {
  if (!importClause) return;
  if (importClause.name) names.set(importClause.name.text, importClause);
  const bindings = importClause.namedBindings;
  if (!bindings) return;
  if (ts.isNamespaceImport(bindings)) names.set(bindings.name.text, bindings);
  else for (const element of bindings.elements) names.set(element.name.text, element);
}
