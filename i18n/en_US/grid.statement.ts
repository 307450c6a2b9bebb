export const messages = {
  'statement.scope.gridFills': 'Grid fills, order by order',
} as const;
