import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/withdrawals-refusal.ts';

export const messages = {
  INSUFFICIENT_BALANCE: 'Недостаточно доступных средств: есть {available}, нужно {needed}.',
  NOT_WITHDRAWABLE_YET: 'Сейчас можно вывести только {withdrawable}; остальное не подтверждено или ещё заблокировано.',
  LIMIT_24H: 'Остаток лимита за 24 ч: {remaining} из {limit} USDT.',
  LIMIT_30D: 'Остаток лимита за 30 дней: {remaining} из {limit} USDT.',
  PRICE_UNKNOWN: 'Сейчас нет цены {asset}, поэтому проверить лимит нельзя.',
  PRECONDITIONS_MISSING: 'Сначала задайте торговый пароль и привяжите телефон или аутентификатор.',
  WITHDRAWAL_LOCKED: 'Вывод снова откроется: {unlockAt}.',
  ACCOUNT_FROZEN: 'Этот аккаунт заморожен. Обратитесь в поддержку.',
  RECEIVABLE_OPEN: 'Вывод недоступен, пока не погашена задолженность {amount} {asset}.',
  WITHDRAWALS_STOPPED: 'Вывод сейчас приостановлен для всех.',
  WITHDRAW_PAUSED: 'Вывод по этой сети приостановлен.',
  SELF_ADDRESS: 'Это ваш собственный адрес для пополнения.',
  ADDRESS_BLOCKED: 'Мы не можем отправлять на этот адрес.',
  ADDRESS_IS_CONTRACT: 'Это адрес контракта. Сначала подтвердите предупреждение.',
  ADDRESS_UNREAD: 'Сеть не сообщает, что это за адрес. Сначала подтвердите предупреждение или попробуйте позже.',
  ADDRESS_HIGH_RISK: 'На этот адрес жаловались. Сначала подтвердите предупреждение.',
  NOT_WHITELISTED: 'Белый список включён: доступны только записи старше 24 часов.',
  RECIPIENT_KYC: 'От {from} USDT за 24 ч получатель тоже должен подтвердить личность.',
  KYC_REQUIRED: 'От {from} USDT за 24 ч нужно подтвердить личность.',
  WITHDRAWAL_UNKNOWN: 'Такого вывода нет.',
  NOT_CANCELLABLE: 'Вывод уже отправляется, отменить его нельзя.',
  FEE_CHANGED: 'Комиссия сети теперь {fee} {asset}. Проверьте данные ещё раз.',
  KYC_EXPIRED:
    'Срок вашего документа истёк: платить можно только на адреса и тем людям, кому вы уже платили или кого сохранили.',
  CANCEL_LINK_UNKNOWN: 'Ссылка уже использована, или вывод больше нельзя отменить.',
  QUESTION_UNKNOWN: 'Такого вопроса нет.',
  QUESTION_ANSWERED: 'На этот вопрос уже отвечено.',
  NOT_A_SEND: 'Попросить вернуть можно только перевод другому пользователю.',
  RETURN_ASKED: 'Получателя уже попросили.',
} as const satisfies Catalog<typeof en, 'ru_RU'>;
