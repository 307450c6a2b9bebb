/**
 * Mails and text messages. A template has a subject and a body of plain words; a text message shows the body alone, so that
 * the body must stand by itself and be short.
 */
export const messages = {
  'mail.antiPhishing': 'Your anti-phishing code: {antiPhishingCode}',
  'mail.cancelLink':
    'Cancel this withdrawal with one tap, without logging in (works once, until it is sent): {cancelUrl}',
  'mail.freezeLink': 'Freeze the account at once, without logging in (works once, for 7 days): {freezeUrl}',

  'mail.checkLink': 'Is a page or a message really ours? Check it: {checkUrl}',
  'mail.code.register.subject': 'Your code to open an account',
  'mail.code.register.body':
    '{code} is your code to open a Bourse account. It is good for five minutes. Never tell it to anyone.',
  'mail.code.login.subject': 'Your log-in code',
  'mail.code.login.body':
    '{code} is your code to log in to Bourse on a new device. It is good for five minutes. Never tell it to anyone, our staff included.',
  'mail.code.reset-password.subject': 'Your code for a new password',
  'mail.code.reset-password.body':
    '{code} is your code to set a new Bourse password. It is good for five minutes. If you did not ask for it, ignore this message and nothing changes.',
  'mail.code.bind-email.subject': 'Your code to bind this e-mail address',
  'mail.code.bind-email.body':
    '{code} is your code to bind an e-mail address to your Bourse account. It is good for five minutes. Never tell it to anyone.',
  'mail.code.bind-phone.subject': 'Your code to bind this phone number',
  'mail.code.bind-phone.body':
    '{code} is your code to bind a phone number to your Bourse account. It is good for five minutes. Never tell it to anyone.',
  'mail.code.bind-totp.subject': 'Your code to bind an authenticator',
  'mail.code.bind-totp.body':
    '{code} is your code to bind an authenticator to your Bourse account. It is good for five minutes. Never tell it to anyone.',
  'mail.code.unbind-totp.subject': 'Your code to remove the authenticator',
  'mail.code.unbind-totp.body':
    '{code} is your code to remove the authenticator from your Bourse account. It is good for five minutes. Never tell it to anyone.',
  'mail.code.add-passkey.subject': 'Your code to add a passkey',
  'mail.code.add-passkey.body':
    '{code} is your code to add a passkey to your Bourse account. It is good for five minutes. Never tell it to anyone.',
  'mail.code.remove-passkey.subject': 'Your code to remove a passkey',
  'mail.code.remove-passkey.body':
    '{code} is your code to remove a passkey from your Bourse account. It is good for five minutes. Never tell it to anyone.',
  'mail.code.change-password.subject': 'Your code to change the password',
  'mail.code.change-password.body':
    '{code} is your code to change your Bourse password. It is good for five minutes. Never tell it to anyone.',
  'mail.code.trading-password.subject': 'Your code for the trading password',
  'mail.code.trading-password.body':
    '{code} is your code to set your trading password on Bourse. It is good for five minutes. Never tell it to anyone.',
  'mail.code.api-key.subject': 'Your code for an API key',
  'mail.code.api-key.body':
    '{code} is your code to create the API key {label} for your Bourse account. Rights: {scopes}. IP addresses: {ips}. It is good for five minutes. Never tell it to anyone.',
  'mail.api-key-made.subject': 'A new API key',
  'mail.api-key-made.body':
    'The API key {label} was created for your Bourse account. A program that has it can act in your name. If it was not you, freeze the account on the security page now.',
  'mail.code.link-wallet.subject': 'Your code to link a wallet',
  'mail.code.link-wallet.body':
    '{code} is your code to link the wallet {address} to your Bourse account, and no other. It is good for five minutes. Never tell it to anyone.',
  'mail.code.unlink-wallet.subject': 'Your code to unlink the wallet',
  'mail.code.unlink-wallet.body':
    '{code} is your code to unlink the wallet {address} from your Bourse account. It is good for five minutes. Never tell it to anyone.',
  'mail.code.anti-phishing.subject': 'Your code for the anti-phishing code',
  'mail.code.anti-phishing.body':
    '{code} is your code to set your anti-phishing code on Bourse. It is good for five minutes. Never tell it to anyone.',
  'mail.code.whitelist-on.subject': 'Your code to switch the whitelist mode on',
  'mail.code.whitelist-on.body':
    '{code} is your code to switch the whitelist mode of your Bourse account on. It is good for five minutes. Never tell it to anyone.',
  'mail.code.whitelist-off.subject': 'Your code to switch the whitelist mode off',
  'mail.code.whitelist-off.body':
    '{code} is your code to switch the whitelist mode of your Bourse account off: coins can then leave to any address. It is good for five minutes. Never tell it to anyone.',
  'mail.code.freeze.subject': 'Your code to freeze the account',
  'mail.code.freeze.body':
    '{code} is your code to freeze your Bourse account. It is good for five minutes. Never tell it to anyone.',
  'mail.code.withdraw.subject': 'Your code to withdraw {amount} {asset}',
  'mail.code.withdraw.body':
    '{code} permits the withdrawal of {amount} {asset} on {network} to {address}, and nothing else. It is good for five minutes. If this is not your withdrawal, tell the code to nobody and change your password.',
  'mail.code.withdraw-memo.subject': 'Your code to withdraw {amount} {asset}',
  'mail.code.withdraw-memo.body':
    '{code} permits the withdrawal of {amount} {asset} on {network} to {address} with the memo {memo}, and nothing else. It is good for five minutes. If this is not your withdrawal, tell the code to nobody and change your password.',
  'mail.code.recover.subject': 'Your code to recover {amount} {asset}',
  'mail.code.recover.body':
    '{code} permits the request to recover {amount} {asset} of the transaction {txId} on {network}, with {address} as the return address, and nothing else. It is good for five minutes. If this is not your request, tell the code to nobody and change your password.',
  'mail.code.recover-memo.subject': 'Your code to recover {amount} {asset}',
  'mail.code.recover-memo.body':
    '{code} permits the request to recover {amount} {asset} of the transaction {txId} on {network}, with {address} with the memo {memo} as the return address, and nothing else. It is good for five minutes. If this is not your request, tell the code to nobody and change your password.',
  'mail.code.send.subject': 'Your code to send {amount} {asset}',
  'mail.code.send.body':
    '{code} permits sending {amount} {asset} to {recipient}, and nothing else. It is good for five minutes. If this is not your payment, tell the code to nobody and change your password.',
  'mail.code.address-book.subject': 'Your code for the address book',
  'mail.code.address-book.body':
    '{code} permits one change of your Bourse address book. It is good for five minutes. If this is not your change, tell the code to nobody and change your password.',

  'mail.notice.subject': 'News about your Bourse account',
  'mail.account-exists.subject': 'You have an account already',
  'mail.account-exists.body':
    'Somebody, perhaps you, wanted to use this address for a Bourse account. It belongs to one already: log in with it, or set a new password. If it was not you, there is nothing to do.',
  'mail.no-account.subject': 'There is no account for this address',
  'mail.no-account.body':
    'Somebody, perhaps you, asked for a Bourse code for this address. No account uses it: try another address, or open an account. If it was not you, there is nothing to do.',

  'mail.withdrawal-requested.subject': 'Withdrawal of {amount} {asset} requested',
  'mail.withdrawal-requested.body':
    'A withdrawal of {amount} {asset} on {network} to {address} was requested from your Bourse account. It can be cancelled for one minute, and until it is sent. If it was not you, freeze the account now.',
  'mail.sent.subject': 'You sent {amount} {asset}',
  'mail.sent.body':
    '{amount} {asset} was sent from your Bourse account to {recipient}. If it was not you, freeze the account now.',
  'mail.new-device.subject': 'Log-in on a new device',
  'mail.new-device.body':
    'Your Bourse account was opened on a new device: {device}, address {ip}. If it was not you, freeze the account on the security page and change your password.',
  'mail.password-changed.subject': 'Your password was changed',
  'mail.password-changed.body':
    'The password of your Bourse account was changed. Withdrawals stop for 24 hours. If it was not you, freeze the account on the security page now.',
  'mail.trading-password-changed.subject': 'Your trading password was changed',
  'mail.trading-password-changed.body':
    'The trading password of your Bourse account was changed. Withdrawals stop for 24 hours. If it was not you, freeze the account on the security page now.',
  'mail.contact-changed.subject': 'Your e-mail address or phone number was changed',
  'mail.contact-changed.body':
    '{masked} was bound to your Bourse account. If it was not you, freeze the account on the security page now.',
  'mail.totp-bound.subject': 'An authenticator was bound',
  'mail.totp-bound.body':
    'An authenticator was bound to your Bourse account. If it was not you, freeze the account on the security page now.',
  'mail.totp-removed.subject': 'The authenticator was removed',
  'mail.totp-removed.body':
    'The authenticator was removed from your Bourse account. Withdrawals stop for 24 hours. If it was not you, freeze the account on the security page now.',
  'mail.factors-reset.subject': 'Your second factors were reset',
  'mail.factors-reset.body':
    'Support has removed the authenticator and all passkeys from your Bourse account, because somebody asked for it in your name. All devices were logged out and withdrawals stop for 72 hours. If it was not you, freeze the account now.',
  'mail.passkey-added.subject': 'A passkey was added',
  'mail.passkey-added.body':
    'The passkey “{name}” was added to your Bourse account and can log in to it. If it was not you, freeze the account on the security page now.',
  'mail.passkey-removed.subject': 'A passkey was removed',
  'mail.passkey-removed.body':
    'The passkey “{name}” was removed from your Bourse account. Withdrawals stop for 24 hours. If it was not you, freeze the account on the security page now.',
  'mail.frozen.subject': 'Your account is frozen',
  'mail.frozen.body': 'Your Bourse account is frozen: no money can leave it. Write to support to open it again.',
  'mail.unfrozen.subject': 'Your account is open again',
  'mail.unfrozen.body': 'Your Bourse account is open again. Withdrawals stay stopped for 24 hours.',
  'mail.kyc-approved.subject': 'Your identity is verified',
  'mail.kyc-approved.body': 'Your identity verification on Bourse is done, and your limits have grown.',
  'mail.kyc-rejected.subject': 'Your identity could not be verified',
  'mail.kyc-rejected.body': 'Your identity verification on Bourse was not accepted: {reason} You can submit it again.',
  'mail.kyc-expires-soon.subject': 'Your identity document ends on {date}',
  'mail.kyc-expires-soon.body':
    'The identity document of your Bourse account is valid until {date}. Verify again with a new one before then to keep your limits.',
  'mail.kyc-expired.subject': 'Your identity document has expired',
  'mail.kyc-expired.body':
    'The identity document of your Bourse account was valid until {date}. Until you verify again, your limits are those of an unverified account; your money is safe and can be withdrawn within them.',
} as const;
