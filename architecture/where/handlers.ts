import { contract } from '@bourse/contract/contract.ts';
import ts from 'typescript';
import { bindingOf, declarationOf, exported, importOf, isImport } from './names.ts';
import { memberOf, type Reached, reach } from './reach.ts';
import { fileOf, filesIn, isSpec, placeOf, treeOf } from './sources.ts';
import { tablesOf } from './tables.ts';

/** Only these are followed; what all capabilities share, such as the platform, belongs to no endpoint. */
const FOLLOWED = /^server\/src\/(modules|ledger)\//;
const ROOM = /\/(usecases|queries|store|projections)\/|^server\/src\/ledger\//;

/** The files between an endpoint and its tables, as paths from the root of the repository. */
export interface EndpointChain {
  readonly id: string;
  /** Where the contract declares it, with the line. */
  readonly contract: string;
  /** Where its handler is, with the line. */
  readonly handler: string;
  /** What the handler calls directly: a use case, or a query where nothing is decided. */
  readonly asked: readonly string[];
  /** Every use case, query and store on the way, nearest first. */
  readonly rooms: readonly string[];
  readonly tables: readonly string[];
}

const chains = new Map<string, EndpointChain>();
let handlers: ReadonlyMap<string, ts.Node> | null = null;

/** Everything from an endpoint's declaration to its tables. Throws where no handler answers it. */
export function chainOfEndpoint(id: string): EndpointChain {
  const known = chains.get(id) ?? findChain(id);
  chains.set(id, known);
  return known;
}

function findChain(id: string): EndpointChain {
  handlers ??= findHandlers();
  const handler = handlers.get(id);
  if (!handler) throw new Error(`no *.http.ts of the server has a handler of ${id}`);
  const reached = reach([handler], (file) => FOLLOWED.test(file));
  const rooms = [...new Set([...reached.keys()].map(fileOf))].filter((file) => ROOM.test(file));
  const asked = new Set(askedBy(fileOf(handler), reached));
  return {
    id,
    contract: placeOf(promiseOf(id)),
    handler: placeOf(handler),
    asked: rooms.filter((file) => asked.has(file)),
    rooms,
    tables: [...new Set([...reached.keys()].flatMap(tablesOf))].sort(),
  };
}

const askedBy = (file: string, reached: Reached): string[] =>
  [...reached].flatMap(([node, from]) => (from && fileOf(from) === file ? fileOf(node) : []));

function promiseOf(id: string): ts.Node {
  const [group = '', key = ''] = id.split('.');
  const groups = exported('contract/src/contract.ts', 'contract') as ts.VariableDeclaration;
  const member = memberOf(groups.initializer, group) as ts.ShorthandPropertyAssignment;
  const declared = declarationOf(member.name) as ts.VariableDeclaration;
  return memberOf(declared.initializer, key) ?? declared;
}

/** Finds handlers by the declared return type of the function that makes them: `Handlers<typeof group>`, or a part of it. */
function findHandlers(): ReadonlyMap<string, ts.Node> {
  const found = new Map<string, ts.Node>();
  for (const file of filesIn('server/src').filter((name) => name.endsWith('.http.ts') && !isSpec(name))) {
    for (const maker of treeOf(file).statements.filter(ts.isFunctionDeclaration)) {
      const group = maker.type ? groupIn(maker.type) : null;
      const made = maker.body?.statements.find(ts.isReturnStatement)?.expression;
      if (!group || !made || !ts.isObjectLiteralExpression(made)) continue;
      for (const member of made.properties) if (member.name) found.set(`${group}.${member.name.getText()}`, member);
    }
  }
  return found;
}

/** The contract group that a type refers to, also through an alias. */
function groupIn(type: ts.Node): string | null {
  if (ts.isTypeQueryNode(type)) return ts.isIdentifier(type.exprName) ? groupNamed(type.exprName) : null;
  if (ts.isTypeReferenceNode(type) && ts.isIdentifier(type.typeName)) {
    const named = declarationOf(type.typeName);
    if (named && ts.isTypeAliasDeclaration(named) && !named.typeParameters) return groupIn(named.type);
  }
  return ts.forEachChild(type, (child) => groupIn(child)) ?? null;
}

function groupNamed(name: ts.Identifier): string | null {
  const binding = bindingOf(name);
  const from = binding && isImport(binding) ? importOf(binding) : null;
  return from && from.name in contract ? from.name : null;
}
