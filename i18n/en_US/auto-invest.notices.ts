export const messages = {
  'notices.kind.autoInvest.short':
    'Auto-invest buys {coins} for {amount} USDT on {runAt} ({zone}), and only {available} USDT are available. Add funds before, or nothing will be bought.',
  'notices.kind.autoInvest.insufficient':
    'Auto-invest bought nothing: {amount} USDT were needed for {coins}, {available} USDT were available. The plan tries again on its next date.',
  'notices.kind.autoInvest.insufficientInRow':
    'Auto-invest has lacked funds for {coins} {count} times in a row. You can pause the plan until there are funds again.',
  'notices.kind.autoInvest.paused':
    'Your auto-invest plan for {coins} was paused, because funds were missing several times in a row. You can resume it at any time.',
  'notices.kind.autoInvest.undated':
    'Your auto-invest plan for {coins} was paused: the time zone {zone} is no longer known here. Choose another one in the plan, then resume it.',
  'notices.kind.autoInvest.failed':
    'Auto-invest bought nothing of {coins} for {amount} USDT. The money is still yours; the plan says of each coin why.',
  'notices.kind.autoInvest.expired':
    'Auto-invest could not begin within five minutes of your asking, so nothing was bought of {coins} for {amount} USDT. You can run the plan again.',
  'notices.kind.autoInvest.partial':
    'Auto-invest bought {coins} for {spent} of {amount} USDT. The rest is in your spot account.',
  'notices.kind.autoInvest.done': 'Auto-invest bought {coins} for {spent} USDT.',
} as const;
