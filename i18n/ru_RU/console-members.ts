import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/console-members.ts';

export const messages = {
  'console.members.title': 'Сотрудники и роли',
  'console.members.failed': 'Не удалось загрузить сотрудников.',
  'console.members.create': 'Добавить сотрудника',
  'console.members.login': 'Логин',
  'console.members.role': 'Роль',
  'console.members.state': 'Состояние',
  'console.members.lastLogin': 'Последний вход',
  'console.members.persons': 'Запретные счета',
  'console.members.works': 'Активен',
  'console.members.notEnrolled': 'Пароль не задан',
  'console.members.disabled': 'Доступ закрыт',
  'console.members.setRole': 'Сменить роль',
  'console.members.setDisabled': 'Доступ',
  'console.members.disable': 'Закрыть доступ',
  'console.members.enable': 'Открыть доступ',
  'console.members.resetTotp': 'Сбросить вход',
  'console.members.setPersons': 'Запретные счета…',
  'console.members.enrolment': 'Создать код регистрации',
  'console.members.enrolmentEffect':
    'Одна половина, действует 24 часа, один раз. Вторую создаёт другой суперадминистратор. Ваша прежняя половина больше не действует.',
  'console.members.effect.create':
    'Решает второй суперадминистратор. Пароль и аутентификатор новый сотрудник задаёт сам.',
  'console.members.effect.setRole': 'Решает второй суперадминистратор. Роль действует со следующего запроса.',
  'console.members.effect.setDisabled': 'Решает второй суперадминистратор. Закрытие завершает все сеансы.',
  'console.members.effect.resetTotp':
    'Решает второй суперадминистратор. До новой регистрации вход невозможен. Ключи тоже удаляются.',
  'console.members.effect.setPersons':
    'Решает второй суперадминистратор. Сотрудник не сможет работать с этими счетами.',
  'console.members.ownUid': 'UID своего счёта',
  'console.members.relativeUids': 'UID родственников через запятую',
  'console.members.codeMade': 'Код регистрации создан.',
  'console.members.codeTitle': 'Регистрация {login}',
  'console.members.codeOnce': 'Показывается только сейчас. Передайте лично или безопасным путём.',
  'console.members.codeHalf':
    'Вторую половину даёт другой суперадминистратор: никто не может в одиночку выдать себя за коллегу.',
  'console.members.codeComplete': 'Вторую половину дал другой суперадминистратор.',
  'console.members.copy': 'Копировать',
  'console.enrol.title': 'Настройка входа в консоль',
  'console.enrol.unknown': 'Ссылка неполная. Попросите у суперадминистратора новую.',
  'console.enrol.second': 'Ссылка другого суперадминистратора',
  'console.enrol.secondHow': 'Два суперадминистратора дают вам по ссылке. Вставьте сюда вторую.',
  'console.enrol.scan': 'Отсканируйте код приложением-аутентификатором.',
  'console.enrol.qr': 'QR-код для приложения-аутентификатора',
  'console.enrol.secret': 'Или введите в приложении этот ключ:',
  'console.enrol.password': 'Новый пароль',
  'console.enrol.code': 'Код из аутентификатора',
  'console.enrol.save': 'Сохранить вход',
  'console.enrol.done': 'Вход настроен.',
  'console.enrol.goOn': 'Перейти ко входу',
} as const satisfies Catalog<typeof en, 'ru_RU'>;
