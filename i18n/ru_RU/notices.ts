import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/notices.ts';

export const messages = {
  'notices.bell': 'Уведомления',
  'notices.bellUnread': {
    one: 'Уведомления, {count} непрочитанное',
    few: 'Уведомления, {count} непрочитанных',
    many: 'Уведомления, {count} непрочитанных',
    other: 'Уведомления, {count} непрочитанных',
  },
  'notices.title': 'Уведомления',
  'notices.markAll': 'Прочитать все',
  'notices.unread': 'не прочитано',
  'notices.empty': 'Уведомлений пока нет. Здесь появятся входы, пополнения и выводы.',

  'notices.kind.other': 'Есть новости о вашем аккаунте.',
  'notices.kind.identity.newDevice': 'Вход с нового устройства: {device}, {ip}. Это были не вы? Заморозьте аккаунт.',
  'notices.kind.identity.kycApproved': 'Проверка личности одобрена.',
  'notices.kind.identity.kycRejected': 'Проверка личности отклонена: {reason}',
  'notices.kind.identity.kycExpiresSoon':
    'Ваш документ действителен до {date}. Чтобы сохранить лимиты, пройдите проверку с новым документом.',
  'notices.kind.identity.kycExpired':
    'Срок действия вашего документа истёк. До новой проверки действуют лимиты неподтверждённого аккаунта.',
  'notices.kind.identity.whitelistOn': 'Белый список для вывода включён.',
  'notices.kind.identity.whitelistOff': 'Белый список для вывода выключен; вывод приостановлен на 24 часа.',
  'notices.kind.identity.tradingPasswordSet': 'Торговый пароль задан.',
  'notices.kind.identity.tradingPasswordChanged': 'Торговый пароль изменён; вывод приостановлен на 24 часа.',
  'notices.kind.identity.antiPhishingCodeSet': 'Антифишинговый код изменён.',
  'notices.kind.identity.frozen': 'Ваш аккаунт заморожен. Вывод средств невозможен.',
  'notices.kind.identity.unfrozen': 'Ваш аккаунт разморожен; вывод приостановлен ещё на 24 часа.',
  'notices.kind.identity.passwordChanged': 'Пароль для входа изменён; вывод приостановлен на 24 часа.',
  'notices.kind.identity.emailBound': 'Привязан адрес e-mail: {masked}',
  'notices.kind.identity.phoneBound': 'Привязан номер телефона: {masked}',
  'notices.kind.identity.totpBound': 'Аутентификатор привязан.',
  'notices.kind.identity.totpRemoved': 'Аутентификатор удалён; вывод приостановлен на 24 часа.',
  'notices.kind.tradingApi.keyMade': 'Создан API-ключ {label}. Если это были не вы, удалите его и заморозьте аккаунт.',
  'notices.kind.tradingApi.keyDeleted': 'API-ключ {label} удалён.',
  'notices.kind.wallet.withdrawalRequested': 'Заявка на вывод {amount} {asset} принята.',
  'notices.kind.wallet.withdrawalInReview': 'Вывод {amount} {asset} на рассмотрении.',
  'notices.kind.wallet.withdrawalDelayed': 'Вывод {amount} {asset} отложен на час: на адрес жаловались.',
  'notices.kind.wallet.withdrawalApproved': 'Вывод {amount} {asset} одобрен.',
  'notices.kind.wallet.withdrawalRejected': 'Вывод {amount} {asset} отклонён; сумма и комиссия возвращены.',
  'notices.kind.wallet.withdrawalCancelled': 'Вывод {amount} {asset} отменён; сумма и комиссия возвращены.',
  'notices.kind.wallet.withdrawalCompleted': 'Вывод {amount} {asset} завершён.',
  'notices.kind.wallet.withdrawalFailed': 'Вывод {amount} {asset} не выполнен; сумма и комиссия возвращены.',
  'notices.kind.wallet.reviewOverdue':
    'Рассмотрение вывода {amount} {asset} длится дольше обещанного. Мы продолжаем им заниматься.',
  'notices.kind.wallet.sent': 'Вы отправили {amount} {asset}.',
  'notices.kind.wallet.received': 'Вы получили {amount} {asset}.',
  'notices.kind.wallet.depositInReview':
    'Депозит {amount} {asset} проверяется из-за его источника. Средства в безопасности и будут зачислены после проверки.',
  'notices.kind.wallet.depositCredited': 'Пополнение {amount} {asset} зачислено; им можно торговать.',
  'notices.kind.wallet.depositCompleted': 'Пополнение {amount} {asset} завершено и доступно для вывода.',
  'notices.kind.wallet.depositReorged': 'Сеть отменила пополнение {amount} {asset}. Зачисление отозвано.',

  'notices.inbox.title': 'Демо-почта',
  'notices.inbox.what':
    'Эта демоверсия не отправляет настоящих писем и SMS. Всё, что она отправила бы кому-либо, показано здесь.',
  'notices.inbox.to': 'Получатель',
  'notices.inbox.toHint': 'Адрес e-mail или номер телефона',
  'notices.inbox.empty': 'Пока ничего не отправлено.',
  'notices.inbox.noneTo': 'На {to} ничего не отправлено.',
} as const satisfies Catalog<typeof en, 'ru_RU'>;
