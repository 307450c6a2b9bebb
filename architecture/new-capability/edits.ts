import ts from 'typescript';

/** A source file to which lines are added. Places are found by syntax; one that is missing throws a readable sentence. */
export class Edited {
  constructor(
    private readonly path: string,
    private source: string,
  ) {}

  get text(): string {
    return this.source;
  }

  /** Adds an import; the formatter moves it to its place. */
  addImport(line: string): this {
    return this.insert(0, `${line}\n`);
  }

  /** Adds `key: value` to the object that a constant holds or that its function returns. */
  addProperty(constant: string, key: string, value: string, { isSorted = false, isShort = false } = {}): this {
    const literal = this.findIn(constant, ts.isObjectLiteralExpression, 'object');
    const keyOf = (property: ts.ObjectLiteralElementLike): string =>
      property.name && !ts.isComputedPropertyName(property.name) ? property.name.text : '';
    if (literal.properties.some((property) => keyOf(property) === key))
      throw new Error(`${this.path}: ${constant} has "${key}" already`);
    const quoted = /^[A-Za-z_]\w*$/.test(key) ? key : `'${key}'`;
    const line = isShort ? quoted : `${quoted}: ${value}`;
    const next = isSorted ? literal.properties.find((property) => keyOf(property) > key) : undefined;
    if (next) return this.insert(next.getStart(this.tree), `${line},\n  `);
    return this.append(literal.properties, literal, line);
  }

  /** True where the first list inside a constant has this element. */
  hasElement(constant: string, element: string): boolean {
    const literal = this.findIn(constant, ts.isArrayLiteralExpression, 'list');
    return literal.elements.some((each) => each.getText(this.tree) === element);
  }

  /** Adds an element to the first list inside a constant. */
  addElement(constant: string, element: string): this {
    const literal = this.findIn(constant, ts.isArrayLiteralExpression, 'list');
    return this.append(literal.elements, literal, element);
  }

  /** Adds an element to the list that contains `neighbour`. */
  addBeside(neighbour: string, element: string): this {
    const literal = this.search(
      this.tree,
      (node): node is ts.ArrayLiteralExpression =>
        ts.isArrayLiteralExpression(node) && node.elements.some((each) => each.getText(this.tree) === neighbour),
    );
    if (!literal) throw new Error(`${this.path}: no list has ${neighbour}`);
    return this.append(literal.elements, literal, element);
  }

  /** Adds a row at the end of the table whose header begins with `head`. */
  addRow(head: string, row: string): this {
    const lines = this.source.split('\n');
    const start = lines.findIndex((line) => line.startsWith(head));
    if (start < 0) throw new Error(`${this.path}: there is no table that begins with "${head}"`);
    const length = lines.slice(start).findIndex((line) => !line.startsWith('|'));
    const end = length < 0 ? lines.length : start + length;
    this.source = lines.toSpliced(end, 0, row).join('\n');
    return this;
  }

  /** The largest number among the values of a constant's object. */
  largestIn(constant: string): number {
    const literal = this.findIn(constant, ts.isObjectLiteralExpression, 'object');
    const numbers = literal.properties.flatMap((property) =>
      ts.isPropertyAssignment(property) && ts.isNumericLiteral(property.initializer)
        ? [Number(property.initializer.text)]
        : [],
    );
    if (numbers.length === 0) throw new Error(`${this.path}: ${constant} has no numbers`);
    return Math.max(...numbers);
  }

  private get tree(): ts.SourceFile {
    const kind = this.path.endsWith('.tsx') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
    return ts.createSourceFile(this.path, this.source, ts.ScriptTarget.Latest, true, kind);
  }

  private search<Found extends ts.Node>(root: ts.Node, isWanted: (node: ts.Node) => node is Found): Found | undefined {
    if (isWanted(root)) return root;
    return ts.forEachChild(root, (child) => this.search(child, isWanted));
  }

  private findIn<Found extends ts.Node>(
    constant: string,
    isWanted: (node: ts.Node) => node is Found,
    what: string,
  ): Found {
    const declared = this.search(
      this.tree,
      (node): node is ts.VariableDeclaration =>
        ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && node.name.text === constant,
    );
    const found = declared?.initializer && this.search(declared.initializer, isWanted);
    if (!found) throw new Error(`${this.path}: there is no ${what} in a constant "${constant}"`);
    return found;
  }

  /** Appends to a list. A trailing comma that is already there will follow the new element. */
  private append(all: ts.NodeArray<ts.Node>, parent: ts.Node, text: string): this {
    const last = all.at(-1);
    if (last) return this.insert(last.getEnd(), `,\n  ${text}`);
    return this.insert(parent.getEnd() - 1, text);
  }

  private insert(at: number, text: string): this {
    this.source = this.source.slice(0, at) + text + this.source.slice(at);
    return this;
  }
}
