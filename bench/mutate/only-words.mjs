/** Plants no faults in error messages for programmers, because no suite should depend on their wording. */
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
