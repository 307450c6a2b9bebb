import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/mail.ts';

export const messages = {
  'mail.antiPhishing': '您的防釣魚碼：{antiPhishingCode}',
  'mail.cancelLink': '一鍵取消這筆提領，無需登入（僅可用一次，送出前有效）：{cancelUrl}',
  'mail.freezeLink': '無需登入，立即凍結帳戶（連結僅可使用一次，7 天內有效）：{freezeUrl}',

  'mail.checkLink': '網頁或訊息真的來自我們嗎？驗證：{checkUrl}',
  'mail.code.register.subject': '您的註冊驗證碼',
  'mail.code.register.body': '{code} 是您註冊 Bourse 帳戶的驗證碼，5 分鐘內有效。請勿告訴任何人。',
  'mail.code.login.subject': '您的登入驗證碼',
  'mail.code.login.body':
    '{code} 是您在新裝置上登入 Bourse 的驗證碼，5 分鐘內有效。請勿告訴任何人，包括我們的工作人員。',
  'mail.code.reset-password.subject': '您的重設密碼驗證碼',
  'mail.code.reset-password.body':
    '{code} 是您重設 Bourse 密碼的驗證碼，5 分鐘內有效。若非您本人操作，請忽略此訊息，密碼不會改變。',
  'mail.code.bind-email.subject': '您的綁定電子郵件驗證碼',
  'mail.code.bind-email.body': '{code} 是您為 Bourse 帳戶綁定電子郵件的驗證碼，5 分鐘內有效。請勿告訴任何人。',
  'mail.code.bind-phone.subject': '您的綁定手機驗證碼',
  'mail.code.bind-phone.body': '{code} 是您為 Bourse 帳戶綁定手機號碼的驗證碼，5 分鐘內有效。請勿告訴任何人。',
  'mail.code.bind-totp.subject': '您的綁定驗證器驗證碼',
  'mail.code.bind-totp.body': '{code} 是您為 Bourse 帳戶綁定驗證器的驗證碼，5 分鐘內有效。請勿告訴任何人。',
  'mail.code.unbind-totp.subject': '您的移除驗證器驗證碼',
  'mail.code.unbind-totp.body': '{code} 是您從 Bourse 帳戶移除驗證器的驗證碼，5 分鐘內有效。請勿告訴任何人。',
  'mail.code.add-passkey.subject': '您的新增通行密鑰驗證碼',
  'mail.code.add-passkey.body': '{code} 是您為 Bourse 帳戶新增通行密鑰的驗證碼，5 分鐘內有效。請勿告訴任何人。',
  'mail.code.remove-passkey.subject': '您的移除通行密鑰驗證碼',
  'mail.code.remove-passkey.body': '{code} 是您為 Bourse 帳戶移除通行密鑰的驗證碼，5 分鐘內有效。請勿告訴任何人。',
  'mail.code.change-password.subject': '您的變更密碼驗證碼',
  'mail.code.change-password.body': '{code} 是您變更 Bourse 密碼的驗證碼，5 分鐘內有效。請勿告訴任何人。',
  'mail.code.trading-password.subject': '您的交易密碼驗證碼',
  'mail.code.trading-password.body': '{code} 是您設定 Bourse 交易密碼的驗證碼，5 分鐘內有效。請勿告訴任何人。',
  'mail.code.api-key.subject': '您的 API 金鑰驗證碼',
  'mail.code.api-key.body':
    '{code} 是您建立 Bourse 帳戶 API 金鑰「{label}」的驗證碼。權限：{scopes}。IP 位址：{ips}。5 分鐘內有效。請勿告訴任何人。',
  'mail.api-key-made.subject': '新的 API 金鑰',
  'mail.api-key-made.body':
    '您的 Bourse 帳戶已建立 API 金鑰 {label}，持有它的程式可代您操作。若非您本人操作，請立即在安全中心凍結帳戶。',
  'mail.code.link-wallet.subject': '您的錢包連結驗證碼',
  'mail.code.link-wallet.body':
    '{code} 是您將錢包 {address}（僅此錢包）連結到 Bourse 帳戶的驗證碼，5 分鐘內有效。請勿告訴任何人。',
  'mail.code.unlink-wallet.subject': '您的解除錢包連結驗證碼',
  'mail.code.unlink-wallet.body':
    '{code} 是您將錢包 {address} 與 Bourse 帳戶解除連結的驗證碼，5 分鐘內有效。請勿告訴任何人。',
  'mail.code.anti-phishing.subject': '您的防釣魚碼設定驗證碼',
  'mail.code.anti-phishing.body': '{code} 是您設定 Bourse 防釣魚碼的驗證碼，5 分鐘內有效。請勿告訴任何人。',
  'mail.code.whitelist-on.subject': '您的開啟白名單模式驗證碼',
  'mail.code.whitelist-on.body': '{code} 是您開啟 Bourse 帳戶白名單模式的驗證碼，5 分鐘內有效。請勿告訴任何人。',
  'mail.code.whitelist-off.subject': '您的關閉白名單模式驗證碼',
  'mail.code.whitelist-off.body':
    '{code} 是您關閉 Bourse 帳戶白名單模式的驗證碼，關閉後可提領至任意地址，5 分鐘內有效。請勿告訴任何人。',
  'mail.code.freeze.subject': '您的凍結帳戶驗證碼',
  'mail.code.freeze.body': '{code} 是您凍結 Bourse 帳戶的驗證碼，5 分鐘內有效。請勿告訴任何人。',
  'mail.code.withdraw.subject': '您提領 {amount} {asset} 的驗證碼',
  'mail.code.withdraw.body':
    '{code} 僅用於透過 {network} 提領 {amount} {asset} 至 {address}，5 分鐘內有效。若非您本人提領，請勿將驗證碼告訴任何人，並立即變更密碼。',
  'mail.code.withdraw-memo.subject': '您提領 {amount} {asset} 的驗證碼',
  'mail.code.withdraw-memo.body':
    '{code} 僅用於透過 {network} 提領 {amount} {asset} 至 {address}（標籤 {memo}），5 分鐘內有效。若非您本人提領，請勿將驗證碼告訴任何人，並立即變更密碼。',
  'mail.code.recover.subject': '您找回 {amount} {asset} 的驗證碼',
  'mail.code.recover.body':
    '{code} 僅用於申請找回 {network} 上交易 {txId} 的 {amount} {asset}，退回地址為 {address}，5 分鐘內有效。若非您本人申請，請勿將驗證碼告訴任何人，並立即變更密碼。',
  'mail.code.recover-memo.subject': '您找回 {amount} {asset} 的驗證碼',
  'mail.code.recover-memo.body':
    '{code} 僅用於申請找回 {network} 上交易 {txId} 的 {amount} {asset}，退回地址為 {address}（標籤 {memo}），5 分鐘內有效。若非您本人申請，請勿將驗證碼告訴任何人，並立即變更密碼。',
  'mail.code.send.subject': '您轉帳 {amount} {asset} 的驗證碼',
  'mail.code.send.body':
    '{code} 僅用於轉帳 {amount} {asset} 給 {recipient}，5 分鐘內有效。若非您本人轉帳，請勿將驗證碼告訴任何人，並立即變更密碼。',
  'mail.code.address-book.subject': '您的地址簿驗證碼',
  'mail.code.address-book.body':
    '{code} 僅用於變更一次您的 Bourse 地址簿，5 分鐘內有效。若非您本人操作，請勿將驗證碼告訴任何人，並立即變更密碼。',

  'mail.notice.subject': '您的 Bourse 帳戶有新消息',
  'mail.account-exists.subject': '您已有帳戶',
  'mail.account-exists.body':
    '有人（可能是您）想用此聯絡方式註冊 Bourse 帳戶，但它已屬於一個帳戶：請直接登入，或重設密碼。若非您本人操作，無需理會。',
  'mail.no-account.subject': '此聯絡方式沒有對應的帳戶',
  'mail.no-account.body':
    '有人（可能是您）用此聯絡方式要求 Bourse 驗證碼，但沒有帳戶使用它：請換一個試試，或註冊帳戶。若非您本人操作，無需理會。',

  'mail.withdrawal-requested.subject': '提領 {amount} {asset} 已送出',
  'mail.withdrawal-requested.body':
    '您的 Bourse 帳戶送出了一筆提領：{amount} {asset}，網路 {network}，地址 {address}。一分鐘內及發送之前均可取消。如非本人操作，請立即凍結帳戶。',
  'mail.sent.subject': '您已轉出 {amount} {asset}',
  'mail.sent.body': '您的 Bourse 帳戶向 {recipient} 轉出了 {amount} {asset}。如非本人操作，請立即凍結帳戶。',
  'mail.new-device.subject': '新裝置登入提醒',
  'mail.new-device.body':
    '您的 Bourse 帳戶在新裝置上登入：{device}，IP 位址 {ip}。若非您本人操作，請在安全中心凍結帳戶並變更密碼。',
  'mail.password-changed.subject': '您的密碼已變更',
  'mail.password-changed.body':
    '您的 Bourse 帳戶密碼已變更，提領暫停 24 小時。若非您本人操作，請立即在安全中心凍結帳戶。',
  'mail.trading-password-changed.subject': '您的交易密碼已變更',
  'mail.trading-password-changed.body':
    '您的 Bourse 帳戶交易密碼已變更，提領暫停 24 小時。若非您本人操作，請立即在安全中心凍結帳戶。',
  'mail.contact-changed.subject': '您的電子郵件或手機號碼已變更',
  'mail.contact-changed.body': '{masked} 已綁定至您的 Bourse 帳戶。若非您本人操作，請立即在安全中心凍結帳戶。',
  'mail.totp-bound.subject': '驗證器已綁定',
  'mail.totp-bound.body': '您的 Bourse 帳戶已綁定驗證器。若非您本人操作，請立即在安全中心凍結帳戶。',
  'mail.totp-removed.subject': '驗證器已移除',
  'mail.totp-removed.body':
    '您的 Bourse 帳戶已移除驗證器，提領暫停 24 小時。若非您本人操作，請立即在安全中心凍結帳戶。',
  'mail.factors-reset.subject': '您的二次驗證方式已重設',
  'mail.factors-reset.body':
    '客服已依據以您名義提出的申請，從您的 Bourse 帳戶移除驗證器和全部通行密鑰。所有裝置已登出，提領暫停 72 小時。若非您本人申請，請立即凍結帳戶。',
  'mail.passkey-added.subject': '通行密鑰已新增',
  'mail.passkey-added.body':
    '您的 Bourse 帳戶已新增通行密鑰「{name}」，可用於登入。若非您本人操作，請立即在安全中心凍結帳戶。',
  'mail.passkey-removed.subject': '通行密鑰已移除',
  'mail.passkey-removed.body':
    '您的 Bourse 帳戶已移除通行密鑰「{name}」，提領暫停 24 小時。若非您本人操作，請立即在安全中心凍結帳戶。',
  'mail.frozen.subject': '您的帳戶已凍結',
  'mail.frozen.body': '您的 Bourse 帳戶已凍結，資金無法轉出。如需解除凍結，請聯絡客服。',
  'mail.unfrozen.subject': '您的帳戶已解除凍結',
  'mail.unfrozen.body': '您的 Bourse 帳戶已解除凍結，提領仍將暫停 24 小時。',
  'mail.kyc-approved.subject': '您的身分驗證已通過',
  'mail.kyc-approved.body': '您在 Bourse 的身分驗證已通過，額度已提高。',
  'mail.kyc-rejected.subject': '您的身分驗證未通過',
  'mail.kyc-rejected.body': '您在 Bourse 的身分驗證未通過：{reason} 您可以重新送出。',
  'mail.kyc-expires-soon.subject': '您的身分證件將於 {date} 到期',
  'mail.kyc-expires-soon.body':
    '您 Bourse 帳戶的身分證件有效期限至 {date}。請在此之前以新證件重新驗證，以保留現有限額。',
  'mail.kyc-expired.subject': '您的身分證件已過期',
  'mail.kyc-expired.body':
    '您 Bourse 帳戶的身分證件有效期限至 {date}，現已過期。重新驗證之前，適用未驗證帳戶的限額；您的資金安全，可在該限額內提領。',
} as const satisfies Catalog<typeof en, 'zh_TW'>;
