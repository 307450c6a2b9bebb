import ts from 'typescript';
import type { Source } from './source.ts';

/** What a comment must say behind a loosening: a sentence, however short. */
const REASON_WORDS_MIN = 3;

/** Comments that silence a checker, each with what it says behind. */
const SILENCERS: readonly (readonly [comment: RegExp, why: (said: string) => string])[] = [
  [/@ts-(?:ignore|nocheck)\b|\beslint-disable/, () => ''],
  [/@ts-expect-error\b/, (said) => said.replace(/.*@ts-expect-error/s, '')],
  [/\bbiome-ignore(?!-end)[\w-]*\b/, (said) => said.replace(/.*?biome-ignore[\w-]*\s+\S+/s, '')],
];
/** Calls that leave a test out, always or where a condition holds. */
const SKIPS = /^(?:it|test|describe)(?:\.\w+)*\.(?:skip|todo|only|fixme|fails)$/;
const CONDITIONS = /^(?:it|test|describe)(?:\.\w+)*\.(?:skipIf|runIf)$/;

/**
 * Lines where the compiler, the linter or a suite is told to look away without a sentence beside it that says why. A test
 * that is always left out is refused with one, too: what cannot run here is not offered here.
 */
export function loosenings(source: Source): number[] {
  if (
    !/@ts-|biome-ignore|eslint-disable|as unknown as|as any\b|\.(?:skip|todo|only|fixme|fails|runIf)/.test(source.text)
  )
    return [];
  const lineOf = (position: number): number => source.tree.getLineAndCharacterOfPosition(position).line;
  const comments = commentsOf(source);
  const silenced = comments.flatMap(({ from, said }) =>
    SILENCERS.some(([comment, why]) => comment.test(said) && !isReason(why(said))) ? [lineOf(from) + 1] : [],
  );
  /** A sentence on the same line, or within its statement, or right above that. */
  const isExplained = (node: ts.Node): boolean => {
    const [first, last] = [lineOf(statementOf(node).getStart(source.tree)) - 1, lineOf(node.getEnd())];
    return comments.some(
      ({ from, to, said }) =>
        lineOf(to) >= first && lineOf(from) <= last && !/biome-ignore/.test(said) && isReason(said),
    );
  };
  const lines: number[] = [];
  const visit = (node: ts.Node): void => {
    const isLoose = isBlindCast(node) || isCallOf(node, CONDITIONS, source);
    if (isCallOf(node, SKIPS, source) || (isLoose && !isExplained(node))) lines.push(lineOf(node.getEnd()) + 1);
    ts.forEachChild(node, visit);
  };
  visit(source.tree);
  return [...silenced, ...lines];
}

const isReason = (said: string): boolean => (said.match(/\p{L}[\p{L}’']*/gu) ?? []).length >= REASON_WORDS_MIN;

/** `as any`, and `as unknown as`, which together let anything pass as anything. */
function isBlindCast(node: ts.Node): boolean {
  if (!ts.isAsExpression(node)) return false;
  if (node.type.kind === ts.SyntaxKind.AnyKeyword) return true;
  return ts.isAsExpression(node.expression) && node.expression.type.kind === ts.SyntaxKind.UnknownKeyword;
}

const isCallOf = (node: ts.Node, what: RegExp, source: Source): boolean =>
  ts.isCallExpression(node) && what.test(node.expression.getText(source.tree));

/** The smallest statement, member or property around a node: what a comment is written above. */
function statementOf(node: ts.Node): ts.Node {
  const isUnit =
    ts.isStatement(node) ||
    ts.isClassElement(node) ||
    ts.isPropertyAssignment(node) ||
    ts.isShorthandPropertyAssignment(node);
  return isUnit || !node.parent ? node : statementOf(node.parent);
}

interface Comment {
  readonly from: number;
  readonly to: number;
  readonly said: string;
}

/** Every comment once, those inside markup too. */
function commentsOf({ tree, text }: Source): readonly Comment[] {
  const found = new Map<number, Comment>();
  const note = (ranges: readonly ts.CommentRange[] | undefined): void => {
    for (const { pos, end } of ranges ?? []) found.set(pos, { from: pos, to: end, said: text.slice(pos, end) });
  };
  const visit = (node: ts.Node): void => {
    note(ts.getLeadingCommentRanges(text, node.getFullStart()));
    note(ts.getTrailingCommentRanges(text, node.getEnd()));
    for (const child of node.getChildren(tree)) visit(child);
  };
  visit(tree);
  return [...found.values()];
}
