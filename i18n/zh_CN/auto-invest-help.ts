import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/auto-invest-help.ts';

export const messages = {
  'autoInvest.help.questions': '常见问题',
  'autoInvest.help.risks': '风险提示',
  'autoInvest.help.run.q': '每次执行时会发生什么？',
  'autoInvest.help.run.a': '到点后一分钟之内，计划会按各币种的占比在现货市场买入，买到的币随即进入您的现货账户。',
  'autoInvest.help.short.q': 'USDT 不够怎么办？',
  'autoInvest.help.short.a':
    '当次不会买入任何币，也不会部分买入，计划在下一个日期再试。如果资金可能不足，我们会提前 12 小时提醒您；执行失败后也会通知您。',
  'autoInvest.help.source.q': '钱从哪里扣？',
  'autoInvest.help.source.a':
    '先扣现货账户。如果您允许，不足的部分会从资金账户如数补足。资金不会提前冻结，执行之前您可以随意使用。',
  'autoInvest.help.price.q': '按什么价格买入？',
  'autoInvest.help.price.a':
    '按市价买入，但成交价不会高于指数价格的 101%。在此范围内买不到的部分留在现货账户，暂停交易的市场会跳过。每次执行都会显示与指数价格相比的差距。',
  'autoInvest.help.fee.q': '有哪些费用？',
  'autoInvest.help.fee.a': '每笔买入按您的 VIP 等级收取现货手续费，与手动买入相同。计划本身不收费。',
  'autoInvest.help.time.q': '以哪个时间为准？',
  'autoInvest.help.time.a':
    '以计划所注明的时区为准。当地切换夏令时，执行的钟点不变：被跳过的钟点顺延到下一个有效时刻，出现两次的钟点只算一次。',
  'autoInvest.help.change.q': '可以修改或结束计划吗？',
  'autoInvest.help.change.a':
    '可以，不收费。修改自下一次执行起生效；只有执行前的最后 5 分钟不能修改。暂停和删除随时可用。删除后的计划无法再次启动。',
  'autoInvest.help.now.q': '“立即执行”有什么作用？',
  'autoInvest.help.now.a': '立即额外买入一次，计划的日期不变。',
  'autoInvest.help.figures.q': '盈亏如何计算？',
  'autoInvest.help.figures.a':
    '按计划买入的币全部持有计算：以当前价格计的价值，对比含手续费的全部投入。在别处卖出或转出不影响结果。',
  'autoInvest.help.past.q': '历史测算代表我将来的收益吗？',
  'autoInvest.help.past.a':
    '不代表。它只说明按每日一个收盘价的历史价格，这个计划会有怎样的结果。未来会有所不同，过去表现最好也不意味着将来仍会如此。',
  'autoInvest.help.risk.fall': '加密资产可能损失大部分乃至全部价值。定期买入可以分散买入价格，但不能避免亏损。',
  'autoInvest.help.risk.rise': '在上涨的市场中，分批买入的收益低于一开始就全部买入。',
  'autoInvest.help.risk.more': '价格下跌时计划仍会继续买入，直到您暂停或删除它。',
  'autoInvest.help.risk.fill': '在行情剧烈或流动性不足时，可能只买到一部分，或在价格保护范围内高于指数价格成交。',
  'autoInvest.help.risk.money': '请只投入您能够承受损失的资金。此处内容不构成任何投资建议。',
} as const satisfies Catalog<typeof en, 'zh_CN'>;
