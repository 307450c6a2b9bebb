import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/mail.ts';

export const messages = {
  'mail.antiPhishing': 'Ваш антифишинговый код: {antiPhishingCode}',
  'mail.cancelLink': 'Отменить этот вывод одним нажатием, без входа (действует один раз, до отправки): {cancelUrl}',
  'mail.freezeLink': 'Заморозить аккаунт сразу, без входа (одноразовая ссылка, действует 7 дней): {freezeUrl}',

  'mail.checkLink': 'Страница или сообщение точно от нас? Проверьте: {checkUrl}',
  'mail.code.register.subject': 'Код для открытия аккаунта',
  'mail.code.register.body':
    '{code} — код для открытия аккаунта Bourse. Действует пять минут. Никому его не сообщайте.',
  'mail.code.login.subject': 'Код для входа',
  'mail.code.login.body':
    '{code} — код для входа в Bourse на новом устройстве. Действует пять минут. Никому его не сообщайте, даже нашим сотрудникам.',
  'mail.code.reset-password.subject': 'Код для нового пароля',
  'mail.code.reset-password.body':
    '{code} — код для нового пароля Bourse. Действует пять минут. Если вы его не запрашивали, не обращайте внимания на это сообщение: ничего не изменится.',
  'mail.code.bind-email.subject': 'Код для привязки этого адреса',
  'mail.code.bind-email.body':
    '{code} — код для привязки e-mail к вашему аккаунту Bourse. Действует пять минут. Никому его не сообщайте.',
  'mail.code.bind-phone.subject': 'Код для привязки этого номера',
  'mail.code.bind-phone.body':
    '{code} — код для привязки телефона к вашему аккаунту Bourse. Действует пять минут. Никому его не сообщайте.',
  'mail.code.bind-totp.subject': 'Код для привязки аутентификатора',
  'mail.code.bind-totp.body':
    '{code} — код для привязки аутентификатора к вашему аккаунту Bourse. Действует пять минут. Никому его не сообщайте.',
  'mail.code.unbind-totp.subject': 'Код для удаления аутентификатора',
  'mail.code.unbind-totp.body':
    '{code} — код для удаления аутентификатора из вашего аккаунта Bourse. Действует пять минут. Никому его не сообщайте.',
  'mail.code.add-passkey.subject': 'Код для добавления ключа доступа',
  'mail.code.add-passkey.body':
    '{code} — код для добавления ключа доступа к вашему аккаунту Bourse. Действует пять минут. Никому его не сообщайте.',
  'mail.code.remove-passkey.subject': 'Код для удаления ключа доступа',
  'mail.code.remove-passkey.body':
    '{code} — код для удаления ключа доступа из вашего аккаунта Bourse. Действует пять минут. Никому его не сообщайте.',
  'mail.code.change-password.subject': 'Код для смены пароля',
  'mail.code.change-password.body':
    '{code} — код для смены пароля Bourse. Действует пять минут. Никому его не сообщайте.',
  'mail.code.trading-password.subject': 'Код для торгового пароля',
  'mail.code.trading-password.body':
    '{code} — код для установки торгового пароля на Bourse. Действует пять минут. Никому его не сообщайте.',
  'mail.code.api-key.subject': 'Код для API-ключа',
  'mail.code.api-key.body':
    '{code} — код для создания API-ключа {label} вашего аккаунта Bourse. Права: {scopes}. IP-адреса: {ips}. Действует пять минут. Никому его не сообщайте.',
  'mail.api-key-made.subject': 'Новый API-ключ',
  'mail.api-key-made.body':
    'Для вашего аккаунта Bourse создан API-ключ {label}. Программа с ним может действовать от вашего имени. Если это были не вы, сейчас же заморозьте аккаунт на странице безопасности.',
  'mail.code.link-wallet.subject': 'Код для привязки кошелька',
  'mail.code.link-wallet.body':
    '{code} — код для привязки кошелька {address}, и только его, к вашему аккаунту Bourse. Действует пять минут. Никому его не сообщайте.',
  'mail.code.unlink-wallet.subject': 'Код для отвязки кошелька',
  'mail.code.unlink-wallet.body':
    '{code} — код для отвязки кошелька {address} от вашего аккаунта Bourse. Действует пять минут. Никому его не сообщайте.',
  'mail.code.anti-phishing.subject': 'Код для антифишингового кода',
  'mail.code.anti-phishing.body':
    '{code} — код для установки антифишингового кода на Bourse. Действует пять минут. Никому его не сообщайте.',
  'mail.code.whitelist-on.subject': 'Код для включения белого списка',
  'mail.code.whitelist-on.body':
    '{code} — код для включения режима белого списка в вашем аккаунте Bourse. Действует пять минут. Никому его не сообщайте.',
  'mail.code.whitelist-off.subject': 'Код для выключения белого списка',
  'mail.code.whitelist-off.body':
    '{code} — код для выключения режима белого списка в вашем аккаунте Bourse: вывод станет возможен на любой адрес. Действует пять минут. Никому его не сообщайте.',
  'mail.code.freeze.subject': 'Код для заморозки аккаунта',
  'mail.code.freeze.body':
    '{code} — код для заморозки вашего аккаунта Bourse. Действует пять минут. Никому его не сообщайте.',
  'mail.code.withdraw.subject': 'Код для вывода {amount} {asset}',
  'mail.code.withdraw.body':
    '{code} разрешает только вывод {amount} {asset} по сети {network} на адрес {address}. Действует пять минут. Если это не ваш вывод, никому не сообщайте код и смените пароль.',
  'mail.code.withdraw-memo.subject': 'Код для вывода {amount} {asset}',
  'mail.code.withdraw-memo.body':
    '{code} разрешает только вывод {amount} {asset} по сети {network} на адрес {address} с memo {memo}. Действует пять минут. Если это не ваш вывод, никому не сообщайте код и смените пароль.',
  'mail.code.recover.subject': 'Код для заявки на возврат {amount} {asset}',
  'mail.code.recover.body':
    '{code} разрешает только заявку на возврат {amount} {asset} из транзакции {txId} в сети {network} с адресом возврата {address}. Действует пять минут. Если это не ваша заявка, никому не сообщайте код и смените пароль.',
  'mail.code.recover-memo.subject': 'Код для заявки на возврат {amount} {asset}',
  'mail.code.recover-memo.body':
    '{code} разрешает только заявку на возврат {amount} {asset} из транзакции {txId} в сети {network} с адресом возврата {address} и memo {memo}. Действует пять минут. Если это не ваша заявка, никому не сообщайте код и смените пароль.',
  'mail.code.send.subject': 'Код для отправки {amount} {asset}',
  'mail.code.send.body':
    '{code} разрешает только отправку {amount} {asset} получателю {recipient}. Действует пять минут. Если это не ваш перевод, никому не сообщайте код и смените пароль.',
  'mail.code.address-book.subject': 'Код для адресной книги',
  'mail.code.address-book.body':
    '{code} разрешает одно изменение вашей адресной книги Bourse. Действует пять минут. Если это не ваше изменение, никому не сообщайте код и смените пароль.',

  'mail.notice.subject': 'Новости вашего аккаунта Bourse',
  'mail.account-exists.subject': 'У вас уже есть аккаунт',
  'mail.account-exists.body':
    'Кто-то, возможно вы, хотел открыть с этим адресом аккаунт Bourse. Адрес уже привязан к аккаунту: войдите с ним или задайте новый пароль. Если это были не вы, ничего делать не нужно.',
  'mail.no-account.subject': 'С этим адресом нет аккаунта',
  'mail.no-account.body':
    'Кто-то, возможно вы, запросил код Bourse для этого адреса. Ни один аккаунт его не использует: попробуйте другой адрес или откройте аккаунт. Если это были не вы, ничего делать не нужно.',

  'mail.withdrawal-requested.subject': 'Заявка на вывод {amount} {asset}',
  'mail.withdrawal-requested.body':
    'С вашего аккаунта Bourse подана заявка на вывод {amount} {asset} в сети {network} на адрес {address}. Её можно отменить в течение минуты и до момента отправки. Если это были не вы, заморозьте аккаунт сейчас же.',
  'mail.sent.subject': 'Вы отправили {amount} {asset}',
  'mail.sent.body':
    'С вашего аккаунта Bourse отправлено {amount} {asset} получателю {recipient}. Если это были не вы, заморозьте аккаунт сейчас же.',
  'mail.new-device.subject': 'Вход с нового устройства',
  'mail.new-device.body':
    'В ваш аккаунт Bourse вошли с нового устройства: {device}, адрес {ip}. Если это были не вы, заморозьте аккаунт на странице безопасности и смените пароль.',
  'mail.password-changed.subject': 'Ваш пароль изменён',
  'mail.password-changed.body':
    'Пароль вашего аккаунта Bourse изменён. Вывод приостановлен на 24 часа. Если это были не вы, сейчас же заморозьте аккаунт на странице безопасности.',
  'mail.trading-password-changed.subject': 'Ваш торговый пароль изменён',
  'mail.trading-password-changed.body':
    'Торговый пароль вашего аккаунта Bourse изменён. Вывод приостановлен на 24 часа. Если это были не вы, сейчас же заморозьте аккаунт на странице безопасности.',
  'mail.contact-changed.subject': 'Ваш адрес e-mail или номер телефона изменён',
  'mail.contact-changed.body':
    'К вашему аккаунту Bourse привязано: {masked}. Если это были не вы, сейчас же заморозьте аккаунт на странице безопасности.',
  'mail.totp-bound.subject': 'Привязан аутентификатор',
  'mail.totp-bound.body':
    'К вашему аккаунту Bourse привязан аутентификатор. Если это были не вы, сейчас же заморозьте аккаунт на странице безопасности.',
  'mail.totp-removed.subject': 'Аутентификатор удалён',
  'mail.totp-removed.body':
    'Аутентификатор удалён из вашего аккаунта Bourse. Вывод приостановлен на 24 часа. Если это были не вы, сейчас же заморозьте аккаунт на странице безопасности.',
  'mail.factors-reset.subject': 'Вторые факторы сброшены',
  'mail.factors-reset.body':
    'Поддержка удалила аутентификатор и все ключи доступа из вашего аккаунта Bourse по обращению от вашего имени. Сеансы на всех устройствах завершены, вывод приостановлен на 72 часа. Если это были не вы, сейчас же заморозьте аккаунт.',
  'mail.passkey-added.subject': 'Добавлен ключ доступа',
  'mail.passkey-added.body':
    'К вашему аккаунту Bourse добавлен ключ доступа «{name}»: им можно в него войти. Если это были не вы, сейчас же заморозьте аккаунт на странице безопасности.',
  'mail.passkey-removed.subject': 'Ключ доступа удалён',
  'mail.passkey-removed.body':
    'Ключ доступа «{name}» удалён из вашего аккаунта Bourse. Вывод приостановлен на 24 часа. Если это были не вы, сейчас же заморозьте аккаунт на странице безопасности.',
  'mail.frozen.subject': 'Ваш аккаунт заморожен',
  'mail.frozen.body':
    'Ваш аккаунт Bourse заморожен: вывод средств невозможен. Чтобы разморозить его, напишите в поддержку.',
  'mail.unfrozen.subject': 'Ваш аккаунт разморожен',
  'mail.unfrozen.body': 'Ваш аккаунт Bourse разморожен. Вывод остаётся приостановленным ещё 24 часа.',
  'mail.kyc-approved.subject': 'Ваша личность подтверждена',
  'mail.kyc-approved.body': 'Проверка личности на Bourse пройдена, ваши лимиты повышены.',
  'mail.kyc-rejected.subject': 'Не удалось подтвердить личность',
  'mail.kyc-rejected.body': 'Проверка личности на Bourse не пройдена: {reason} Вы можете подать данные снова.',
  'mail.kyc-expires-soon.subject': 'Ваш документ действителен до {date}',
  'mail.kyc-expires-soon.body':
    'Документ вашего аккаунта Bourse действителен до {date}. Чтобы сохранить лимиты, пройдите до этого дня проверку с новым документом.',
  'mail.kyc-expired.subject': 'Срок действия вашего документа истёк',
  'mail.kyc-expired.body':
    'Документ вашего аккаунта Bourse действовал до {date}. До новой проверки действуют лимиты неподтверждённого аккаунта; ваши средства в безопасности, и их можно вывести в этих пределах.',
} as const satisfies Catalog<typeof en, 'ru_RU'>;
