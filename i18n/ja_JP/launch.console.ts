import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/launch.console.ts';

export const messages = {
  'console.actionKind.staffLaunch.publish': 'セールプロジェクト',
  'console.actionKind.staffLaunch.fund': 'セール用トークンの確保',
  'console.actionKind.staffLaunch.cancel': 'セールの中止',
  'console.refusal.LAUNCH_EXISTS': '同じ名前のプロジェクトがあります：{project}。',
  'console.refusal.LAUNCH_NOT_FOUND': 'そのプロジェクトはありません。',
  'console.refusal.LAUNCH_COIN_MERGES': '{asset} は将来併合される可能性があるため、販売にも支払いにも使えません。',
  'console.refusal.LAUNCH_SAME_COIN': '{asset} をそれ自身で支払うことはできません。',
  'console.refusal.LAUNCH_NO_ROUND': 'ラウンドが1つ以上必要です。',
  'console.refusal.LAUNCH_ROUND_TIMES':
    'ラウンド {round}：開始が現在または前のラウンドの終了より早いか、終了が開始より早くなっています。',
  'console.refusal.LAUNCH_ROUND_BOUNDS':
    'ラウンド {round}：0 の数量がある、最小額が刻みに合わないか最大額を超えている、または1人の上限が全体を超えています。',
  'console.refusal.LAUNCH_QUOTA':
    '各ラウンドの販売量の合計はプロジェクトの販売量と一致し、総供給量以下でなければなりません。',
  'console.refusal.SCHEDULE_EMPTY': 'ロック解除の予定がありません。',
  'console.refusal.SCHEDULE_ORDER': '解除 {row} 行目：前の行より後にしてください。',
  'console.refusal.SCHEDULE_SHARE': '解除 {row} 行目：割合は 1 から 10,000 までの整数（0.01% 単位）です。',
  'console.refusal.SCHEDULE_SUM': '割合の合計は {sumBps}（0.01% 単位）です。10,000 にしてください。',
  'console.refusal.LAUNCH_LISTING': 'トークンの付与は最終ラウンドの終了後です。最初の解除は上場日より前にできません。',
  'console.refusal.LAUNCH_NOT_FUNDED':
    '販売分を先に確保してください：必要 {needed} {asset}、確保済み {available}。まず財務部門がトークンを確保します。',
  'console.refusal.LAUNCH_OTHER_TOKEN': 'このプロジェクトが販売するのは {asset} です。',
  'console.refusal.LAUNCH_CANCELLED': 'このプロジェクトはすでに中止されています。',
  'console.refusal.LAUNCH_UNLOCKED': 'ロック解除済みのトークンがあるため、全体を中止できません。',
  'console.actionField.token': 'トークン',
  'console.actionField.payAsset': '支払いコイン',
  'console.actionField.website': 'ウェブサイト',
  'console.actionField.paper': 'ホワイトペーパー',
  'console.actionField.supply': '総供給量',
  'console.actionField.listingAtMs': '最初の付与（UTC+8）',
  'console.actionField.rounds': 'ラウンド',
  'console.actionField.schedule': 'ロック解除',
  'console.actionField.funded': '確保済み',
  'console.actionField.isCancelled': '中止',
  'console.actionField.paidBack': '返金対象者数',
} as const satisfies Catalog<typeof en, 'ja_JP'>;
