export const messages = {
  'statement.scope.autoInvestRuns': 'Auto-invest runs, coin by coin',
} as const;
