export const messages = {
  'notices.kind.spot.mergeAnnounced':
    '{asset} will be merged {ratio} for 1 on {date} (UTC+8). Its market halts shortly and open orders are cancelled.',
  'notices.kind.spot.merged': '{asset} was merged: {ratio} became 1. What you hold is worth the same.',
} as const;
