/** Plants nothing in what an error says to programmers: no suite should hold its wording. */
export const strykerPlugins = [
  {
    kind: 'Ignore',
    name: 'only-words',
    value: {
      shouldIgnore: (path) =>
        path.parentPath?.isNewExpression() && path.key !== 'callee' && path.parentPath.parentPath?.isThrowStatement()
          ? 'what a thrown error says'
          : undefined,
    },
  },
];
