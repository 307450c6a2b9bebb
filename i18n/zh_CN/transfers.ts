import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/transfers.ts';

export const messages = {
  'transfers.send.recipient': '收款人',
  'transfers.send.by': '查找方式',
  'transfers.send.range': '最少 {min} {asset}',
  'transfers.send.find': '查找',
  'transfers.send.found': '请核对姓名：{name}',
  'transfers.send.notFound': '没有可收款的此账户，请检查输入。',
  'transfers.send.submit': '转账',
  'transfers.send.submitAmount': '转账 {amount} {asset}',
  'transfers.send.checkTitle': '核对转账信息',
  'transfers.send.to': '收款人',

  'transfers.title': '划转',
  'transfers.from': '从',
  'transfers.to': '到',
  'transfers.swap': '互换账户',
  'transfers.coin': '币种',
  'transfers.amount': '数量',
  'transfers.available': '可用',
  'transfers.free': '免费，即时到账。',
  'transfers.submit': '划转',
  'transfers.submitAmount': '划转 {amount} {asset}',
  'transfers.notOpened': '请先开通{account}账户。',
  'transfers.elsewhere': '{account}账户有 {amount} {asset}。',
  'transfers.done': '划转成功',
  'transfers.doneText': '{amount} {asset} 从{from}划转到{to}',
  'transfers.failed': '划转失败',
  'transfers.none': '该时段内没有划转。',
  'transfers.unknown': '尚未收到结果。我们会用同一请求再次查询，不会重复划转。',
} as const satisfies Catalog<typeof en, 'zh_CN'>;
