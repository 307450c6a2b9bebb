import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/operator.ts';

export const messages = {
  'operator.links.title': 'Проверка официальных каналов',
  'operator.links.intro':
    'Вставьте веб-адрес, адрес почты, номер телефона или имя профиля, которое выдают за наше. Мы сверим его с официальным списком.',
  'operator.links.label': 'Адрес, номер или имя',
  'operator.links.check': 'Проверить',
  'operator.links.official': 'Это наше.',
  'operator.links.onlyAt': 'Это имя наше только здесь: {official}. В других местах оно принадлежит кому-то другому.',
  'operator.links.notOfficial': 'Это не наше.',
  'operator.links.unreadable': 'Не удалось прочитать.',
  'operator.links.leadsTo': 'Ведёт на',
  'operator.links.readAs': 'На самом деле',
  'operator.links.ours': 'Наше',
  'operator.links.odd': 'Необычные буквы',
  'operator.links.reason.UNREADABLE':
    'Это не веб-адрес, не адрес почты, не номер телефона и не имя. Скопируйте ещё раз, целиком.',
  'operator.links.reason.HIDDEN_CHARACTERS': 'Внутри есть символы, которых не видно. Их вставляют для обмана.',
  'operator.links.reason.NOT_A_PAGE': 'Это не открывает страницу, а запускает программу или файл. Не открывайте.',
  'operator.links.reason.USER_INFO':
    'То, что стоит перед @, ничего не значит: действует адрес после него. В наших адресах нет @.',
  'operator.links.reason.IP_ADDRESS': 'Ведёт на числовой IP-адрес вместо имени. Наши адреса такими не бывают.',
  'operator.links.reason.MIXED_SCRIPTS': 'В одном слове смешаны буквы двух алфавитов, чтобы оно походило на другое.',
  'operator.links.reason.LOOK_ALIKE': 'Написано другими буквами или знаками, чтобы походить на наше.',
  'operator.links.reason.ONE_SLIP': 'Отличается от нашего одной буквой или цифрой.',
  'operator.links.reason.SUBDOMAIN_TRICK': 'Наше полное имя стоит в начале, но важен конец имени, а он чужой.',
  'operator.links.reason.SUBDOMAIN_NOT_LISTED':
    'Это внутри нашего домена, но мы этим адресом не пользуемся. Откройте наш собственный адрес.',
  'operator.links.reason.OTHER_PORT': 'Имя наше, но порт после двоеточия — нет.',
  'operator.links.reason.NOT_ENCRYPTED': 'Имя наше, но соединение не будет зашифровано. Откройте через https.',
  'operator.links.reason.NAME_IN_PATH':
    'Наше имя стоит только после первой косой черты или знака вопроса. Страница чужая.',
  'operator.links.reason.NAME_ELSEWHERE': 'Содержит наше имя, но принадлежит кому-то другому.',
  'operator.links.reason.OTHER_MAILBOX': 'Домен наш, но с этого адреса мы не пишем.',
  'operator.links.reason.NOT_LISTED': 'Этого нет в официальном списке. Не верьте тому, кто выдаёт это за наше.',
  'operator.links.care.web':
    'Всё равно открывайте нас из своих закладок: ссылка может показывать один адрес, а вести на другой.',
  'operator.links.care.email': 'Отправителя можно подделать. От нас — только письмо с вашим антифишинговым кодом.',
  'operator.links.care.phone': 'Номер на экране можно подделать. Если спрашивают пароль или код, положите трубку.',
  'operator.links.care.handle': 'Даже наш профиль никогда не просит у вас денег, паролей или кодов.',
  'operator.links.never': 'Чего мы никогда не делаем',
  'operator.links.never.pay': 'Никогда не просим заплатить налог, комиссию или залог, чтобы разблокировать вывод.',
  'operator.links.never.codes': 'Никогда не спрашиваем пароль, коды или слова для восстановления.',
  'operator.links.never.move': 'Никогда не просим перевести монеты на «безопасный» адрес.',
  'operator.links.freeze': 'Уже рассказали что-то незнакомцу? Заморозьте аккаунт',
} as const satisfies Catalog<typeof en, 'ru_RU'>;
