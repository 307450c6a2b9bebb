import ts from 'typescript';

/**
 * One source file as a rule sees it: its path from the root with forward slashes, and its text. Syntax is parsed only when a
 * rule first asks for it, because most rules need only the text.
 */
export class Source {
  #tree: ts.SourceFile | undefined;
  #code: string | undefined;

  constructor(
    readonly path: string,
    readonly text: string,
  ) {}

  get tree(): ts.SourceFile {
    this.#tree ??= ts.createSourceFile(this.path, this.text, ts.ScriptTarget.Latest, true);
    return this.#tree;
  }

  /** The text with its comments blanked. */
  get code(): string {
    this.#code ??= withoutComments(this);
    return this.#code;
  }
}

/** Lines that match in code, not in comments. */
export function linesOf(source: Source, pattern: RegExp): number[] {
  const matching = (text: string): number[] =>
    text.split('\n').flatMap((line, at) => (pattern.test(line) ? [at + 1] : []));
  const isOpenEnd = pattern.source.includes(['TO', 'DO'].join(''));
  const found = matching(source.text);
  return isOpenEnd || found.length === 0 ? found : matching(source.code);
}

function withoutComments(source: Source): string {
  const blank = source.text.split('');
  const isComment = (kind: ts.SyntaxKind) =>
    kind === ts.SyntaxKind.SingleLineCommentTrivia || kind === ts.SyntaxKind.MultiLineCommentTrivia;
  const erase = (from: number, to: number) => {
    for (let at = from; at < to; at++) if (blank[at] !== '\n') blank[at] = ' ';
  };
  // Comments are looked up at the edges of syntax nodes, because a bare scanner misreads templates and markup.
  const visit = (node: ts.Node): void => {
    for (const range of ts.getLeadingCommentRanges(source.text, node.getFullStart()) ?? [])
      if (isComment(range.kind)) erase(range.pos, range.end);
    for (const range of ts.getTrailingCommentRanges(source.text, node.getEnd()) ?? [])
      if (isComment(range.kind)) erase(range.pos, range.end);
    ts.forEachChild(node, visit);
  };
  visit(source.tree);
  for (const range of ts.getLeadingCommentRanges(source.text, source.tree.endOfFileToken.getFullStart()) ?? [])
    erase(range.pos, range.end);
  return blank.join('');
}
