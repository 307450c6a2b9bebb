import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/mail.ts';

export const messages = {
  'mail.antiPhishing': '您的防钓鱼码：{antiPhishingCode}',
  'mail.cancelLink': '一键取消这笔提币，无需登录（仅可用一次，发出前有效）：{cancelUrl}',
  'mail.freezeLink': '无需登录，立即冻结账户（链接仅可使用一次，7 天内有效）：{freezeUrl}',

  'mail.checkLink': '网页或消息真的来自我们吗？验证：{checkUrl}',
  'mail.code.register.subject': '您的注册验证码',
  'mail.code.register.body': '{code} 是您注册 Bourse 账户的验证码，5 分钟内有效。请勿告诉任何人。',
  'mail.code.login.subject': '您的登录验证码',
  'mail.code.login.body':
    '{code} 是您在新设备上登录 Bourse 的验证码，5 分钟内有效。请勿告诉任何人，包括我们的工作人员。',
  'mail.code.reset-password.subject': '您的重置密码验证码',
  'mail.code.reset-password.body':
    '{code} 是您重置 Bourse 密码的验证码，5 分钟内有效。若非您本人操作，请忽略此消息，密码不会改变。',
  'mail.code.bind-email.subject': '您的绑定邮箱验证码',
  'mail.code.bind-email.body': '{code} 是您为 Bourse 账户绑定邮箱的验证码，5 分钟内有效。请勿告诉任何人。',
  'mail.code.bind-phone.subject': '您的绑定手机验证码',
  'mail.code.bind-phone.body': '{code} 是您为 Bourse 账户绑定手机号的验证码，5 分钟内有效。请勿告诉任何人。',
  'mail.code.bind-totp.subject': '您的绑定身份验证器验证码',
  'mail.code.bind-totp.body': '{code} 是您为 Bourse 账户绑定身份验证器的验证码，5 分钟内有效。请勿告诉任何人。',
  'mail.code.unbind-totp.subject': '您的解绑身份验证器验证码',
  'mail.code.unbind-totp.body': '{code} 是您为 Bourse 账户解绑身份验证器的验证码，5 分钟内有效。请勿告诉任何人。',
  'mail.code.add-passkey.subject': '您的添加通行密钥验证码',
  'mail.code.add-passkey.body': '{code} 是您为 Bourse 账户添加通行密钥的验证码，5 分钟内有效。请勿告诉任何人。',
  'mail.code.remove-passkey.subject': '您的移除通行密钥验证码',
  'mail.code.remove-passkey.body': '{code} 是您为 Bourse 账户移除通行密钥的验证码，5 分钟内有效。请勿告诉任何人。',
  'mail.code.change-password.subject': '您的修改密码验证码',
  'mail.code.change-password.body': '{code} 是您修改 Bourse 密码的验证码，5 分钟内有效。请勿告诉任何人。',
  'mail.code.trading-password.subject': '您的交易密码验证码',
  'mail.code.trading-password.body': '{code} 是您设置 Bourse 交易密码的验证码，5 分钟内有效。请勿告诉任何人。',
  'mail.code.api-key.subject': '您的 API 密钥验证码',
  'mail.code.api-key.body':
    '{code} 是您创建 Bourse 账户 API 密钥“{label}”的验证码。权限：{scopes}。IP 地址：{ips}。5 分钟内有效。请勿告诉任何人。',
  'mail.api-key-made.subject': '新的 API 密钥',
  'mail.api-key-made.body':
    '您的 Bourse 账户已创建 API 密钥 {label}，持有它的程序可代您操作。若非您本人操作，请立即在安全中心冻结账户。',
  'mail.code.link-wallet.subject': '您的钱包关联验证码',
  'mail.code.link-wallet.body':
    '{code} 是您将钱包 {address}（仅此钱包）关联到 Bourse 账户的验证码，5 分钟内有效。请勿告诉任何人。',
  'mail.code.unlink-wallet.subject': '您的解除钱包关联验证码',
  'mail.code.unlink-wallet.body':
    '{code} 是您将钱包 {address} 与 Bourse 账户解除关联的验证码，5 分钟内有效。请勿告诉任何人。',
  'mail.code.anti-phishing.subject': '您的防钓鱼码设置验证码',
  'mail.code.anti-phishing.body': '{code} 是您设置 Bourse 防钓鱼码的验证码，5 分钟内有效。请勿告诉任何人。',
  'mail.code.whitelist-on.subject': '您的开启白名单模式验证码',
  'mail.code.whitelist-on.body': '{code} 是您开启 Bourse 账户白名单模式的验证码，5 分钟内有效。请勿告诉任何人。',
  'mail.code.whitelist-off.subject': '您的关闭白名单模式验证码',
  'mail.code.whitelist-off.body':
    '{code} 是您关闭 Bourse 账户白名单模式的验证码，关闭后可提币至任意地址，5 分钟内有效。请勿告诉任何人。',
  'mail.code.freeze.subject': '您的冻结账户验证码',
  'mail.code.freeze.body': '{code} 是您冻结 Bourse 账户的验证码，5 分钟内有效。请勿告诉任何人。',
  'mail.code.withdraw.subject': '您提币 {amount} {asset} 的验证码',
  'mail.code.withdraw.body':
    '{code} 仅用于通过 {network} 提币 {amount} {asset} 到 {address}，5 分钟内有效。若非您本人提币，请勿将验证码告诉任何人，并立即修改密码。',
  'mail.code.withdraw-memo.subject': '您提币 {amount} {asset} 的验证码',
  'mail.code.withdraw-memo.body':
    '{code} 仅用于通过 {network} 提币 {amount} {asset} 到 {address}（标签 {memo}），5 分钟内有效。若非您本人提币，请勿将验证码告诉任何人，并立即修改密码。',
  'mail.code.recover.subject': '您找回 {amount} {asset} 的验证码',
  'mail.code.recover.body':
    '{code} 仅用于申请找回 {network} 上交易 {txId} 的 {amount} {asset}，退回地址为 {address}，5 分钟内有效。若非您本人申请，请勿将验证码告诉任何人，并立即修改密码。',
  'mail.code.recover-memo.subject': '您找回 {amount} {asset} 的验证码',
  'mail.code.recover-memo.body':
    '{code} 仅用于申请找回 {network} 上交易 {txId} 的 {amount} {asset}，退回地址为 {address}（标签 {memo}），5 分钟内有效。若非您本人申请，请勿将验证码告诉任何人，并立即修改密码。',
  'mail.code.send.subject': '您转账 {amount} {asset} 的验证码',
  'mail.code.send.body':
    '{code} 仅用于向 {recipient} 转账 {amount} {asset}，5 分钟内有效。若非您本人转账，请勿将验证码告诉任何人，并立即修改密码。',
  'mail.code.address-book.subject': '您的地址簿验证码',
  'mail.code.address-book.body':
    '{code} 仅用于更改一次您的 Bourse 地址簿，5 分钟内有效。若非您本人操作，请勿将验证码告诉任何人，并立即修改密码。',

  'mail.notice.subject': '您的 Bourse 账户有新消息',
  'mail.account-exists.subject': '您已有账户',
  'mail.account-exists.body':
    '有人（可能是您）想用此联系方式注册 Bourse 账户，但它已属于一个账户：请直接登录，或重置密码。若非您本人操作，无需理会。',
  'mail.no-account.subject': '此联系方式没有对应的账户',
  'mail.no-account.body':
    '有人（可能是您）用此联系方式请求了 Bourse 验证码，但没有账户使用它：请换一个试试，或注册账户。若非您本人操作，无需理会。',

  'mail.withdrawal-requested.subject': '提币 {amount} {asset} 已提交',
  'mail.withdrawal-requested.body':
    '您的 Bourse 账户提交了一笔提币：{amount} {asset}，网络 {network}，地址 {address}。一分钟内及发送之前均可取消。如非本人操作，请立即冻结账户。',
  'mail.sent.subject': '您已转出 {amount} {asset}',
  'mail.sent.body': '您的 Bourse 账户向 {recipient} 转出了 {amount} {asset}。如非本人操作，请立即冻结账户。',
  'mail.new-device.subject': '新设备登录提醒',
  'mail.new-device.body':
    '您的 Bourse 账户在新设备上登录：{device}，IP 地址 {ip}。若非您本人操作，请在安全中心冻结账户并修改密码。',
  'mail.password-changed.subject': '您的密码已修改',
  'mail.password-changed.body':
    '您的 Bourse 账户密码已修改，提币暂停 24 小时。若非您本人操作，请立即在安全中心冻结账户。',
  'mail.trading-password-changed.subject': '您的交易密码已修改',
  'mail.trading-password-changed.body':
    '您的 Bourse 账户交易密码已修改，提币暂停 24 小时。若非您本人操作，请立即在安全中心冻结账户。',
  'mail.contact-changed.subject': '您的邮箱或手机号已更改',
  'mail.contact-changed.body': '{masked} 已绑定到您的 Bourse 账户。若非您本人操作，请立即在安全中心冻结账户。',
  'mail.totp-bound.subject': '身份验证器已绑定',
  'mail.totp-bound.body': '您的 Bourse 账户已绑定身份验证器。若非您本人操作，请立即在安全中心冻结账户。',
  'mail.totp-removed.subject': '身份验证器已解绑',
  'mail.totp-removed.body':
    '您的 Bourse 账户已解绑身份验证器，提币暂停 24 小时。若非您本人操作，请立即在安全中心冻结账户。',
  'mail.factors-reset.subject': '您的二次验证方式已重置',
  'mail.factors-reset.body':
    '客服已根据以您名义提出的申请，从您的 Bourse 账户移除身份验证器和全部通行密钥。所有设备已退出登录，提币暂停 72 小时。若非您本人申请，请立即冻结账户。',
  'mail.passkey-added.subject': '通行密钥已添加',
  'mail.passkey-added.body':
    '您的 Bourse 账户已添加通行密钥“{name}”，可用于登录。若非您本人操作，请立即在安全中心冻结账户。',
  'mail.passkey-removed.subject': '通行密钥已移除',
  'mail.passkey-removed.body':
    '您的 Bourse 账户已移除通行密钥“{name}”，提币暂停 24 小时。若非您本人操作，请立即在安全中心冻结账户。',
  'mail.frozen.subject': '您的账户已冻结',
  'mail.frozen.body': '您的 Bourse 账户已冻结，资金无法转出。如需解冻，请联系客服。',
  'mail.unfrozen.subject': '您的账户已解冻',
  'mail.unfrozen.body': '您的 Bourse 账户已解冻，提币仍将暂停 24 小时。',
  'mail.kyc-approved.subject': '您的身份认证已通过',
  'mail.kyc-approved.body': '您在 Bourse 的身份认证已通过，额度已提升。',
  'mail.kyc-rejected.subject': '您的身份认证未通过',
  'mail.kyc-rejected.body': '您在 Bourse 的身份认证未通过：{reason} 您可以重新提交。',
  'mail.kyc-expires-soon.subject': '您的身份证件将于 {date} 到期',
  'mail.kyc-expires-soon.body': '您 Bourse 账户的身份证件有效期至 {date}。请在此之前用新证件重新认证，以保留现有限额。',
  'mail.kyc-expired.subject': '您的身份证件已过期',
  'mail.kyc-expired.body':
    '您 Bourse 账户的身份证件有效期至 {date}，现已过期。重新认证之前，适用未认证账户的限额；您的资金安全，可在该限额内提币。',
} as const satisfies Catalog<typeof en, 'zh_CN'>;
