import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/launch-flash.ts';

export const messages = {
  'launch.flash.live': 'Флеш-продажа идёт',
  'launch.flash.soldOut': 'Распродан',
  'launch.flash.round': 'Раунд {number}, флеш-продажа',
  'launch.flash.lots': { one: '{count} лот', few: '{count} лота', many: '{count} лотов', other: '{count} лота' },
  'launch.flash.lotsRange': {
    one: 'от {least} до {count} лота',
    few: 'от {least} до {count} лотов',
    many: 'от {least} до {count} лотов',
    other: 'от {least} до {count} лота',
  },
  'launch.flash.stock': {
    one: '{count} лот по {lot} {token}',
    few: '{count} лота по {lot} {token}',
    many: '{count} лотов по {lot} {token}',
    other: '{count} лота по {lot} {token}',
  },
  'launch.flash.taken': 'Занято {percent}',
  'launch.flash.paid': 'оплачено',
  'launch.flash.paying': 'оплачивается',
  'launch.flash.free': 'свободно',
  'launch.flash.lot': 'Один лот',
  'launch.flash.perPerson': 'На человека',
  'launch.flash.minutes': {
    one: '{count} минута',
    few: '{count} минуты',
    many: '{count} минут',
    other: '{count} минуты',
  },
  'launch.flash.seconds': {
    one: '{count} секунда',
    few: '{count} секунды',
    many: '{count} секунд',
    other: '{count} секунды',
  },
  'launch.flash.field': 'Число лотов',
  'launch.flash.whole': 'Введите целое число лотов.',
  'launch.flash.youGet': 'Вы получите',
  'launch.flash.youPay': 'К оплате',
  'launch.flash.vipLine': 'Скидка VIP, {percent}',
  'launch.flash.funding': 'На основном счёте',
  'launch.flash.fundingAfter': 'Останется на основном счёте',
  'launch.flash.buy': 'Купить',
  'launch.flash.buyLots': {
    one: 'Купить {count} лот',
    few: 'Купить {count} лота',
    many: 'Купить {count} лотов',
    other: 'Купить {count} лота',
  },
  'launch.flash.opensIn': 'Начало через {time}',
  'launch.flash.buyNote':
    'Сейчас ничего не списывается. Когда подойдёт очередь, лоты закрепят за вами; на оплату даётся {time}.',
  'launch.flash.allHeld': 'Все оставшиеся лоты сейчас оплачиваются. Часть может вернуться.',
  'launch.flash.passSoon': 'Эта страница получит ваш пропуск начиная с {time}, за десять минут до старта.',
  'launch.flash.passWorking':
    'Получаем ваш пропуск. Браузер решает задачу для защиты от роботов; это займёт несколько секунд.',
  'launch.flash.passReady': 'Ваш пропуск готов.',
  'launch.flash.queue': 'Вы в очереди',
  'launch.flash.place': 'Ваше место в очереди',
  'launch.flash.left': {
    one: 'Остался {count} лот',
    few: 'Осталось {count} лота',
    many: 'Осталось {count} лотов',
    other: 'Осталось {count} лота',
  },
  'launch.flash.number': {
    one: 'Ваше место в очереди: {position}; остался {count} лот.',
    few: 'Ваше место в очереди: {position}; осталось {count} лота.',
    many: 'Ваше место в очереди: {position}; осталось {count} лотов.',
    other: 'Ваше место в очереди: {position}; осталось {count} лота.',
  },
  'launch.flash.drawing':
    'Идёт жеребьёвка среди всех, кто подал заявку в первые {count} сек. Место появится, как только станет известно.',
  'launch.flash.placing': 'Ваше место появится через мгновение.',
  'launch.flash.asked': 'Вы запросили',
  'launch.flash.payThen': 'К оплате, когда подойдёт очередь',
  'launch.flash.ticket': 'Номер заявки',
  'launch.flash.kept':
    'Ваше место сохранится, даже если закрыть страницу или сменить устройство. Когда подойдёт очередь, на оплату даётся {time}.',
  'launch.flash.leaveQueue': 'Выйти из очереди',
  'launch.flash.leaveQueueTitle': 'Выйти из очереди?',
  'launch.flash.leaveQueueText':
    'Вы потеряете место. Ничего не списано; пока есть лоты, можно встать в конец очереди снова.',
  'launch.flash.stay': 'Остаться в очереди',
  'launch.flash.held': {
    one: 'За вами закреплён {count} лот',
    few: 'За вами закреплено {count} лота',
    many: 'За вами закреплено {count} лотов',
    other: 'За вами закреплено {count} лота',
  },
  'launch.flash.payBefore': 'Оплатите до {time}. До оплаты ничего не списывается.',
  'launch.flash.timeLeft': 'Осталось на оплату',
  'launch.flash.timeOf': 'из {time}',
  'launch.flash.lastMinute': 'На оплату осталось меньше минуты.',
  'launch.flash.pay': 'Оплатить {amount} {asset}',
  'launch.flash.wrongKeeps': 'Из-за неверного пароля лоты не пропадут.',
  'launch.flash.wrongPassword': {
    one: 'Неверный торговый пароль. Осталась {count} попытка; лоты остаются за вами.',
    few: 'Неверный торговый пароль. Осталось {count} попытки; лоты остаются за вами.',
    many: 'Неверный торговый пароль. Осталось {count} попыток; лоты остаются за вами.',
    other: 'Неверный торговый пароль. Осталось {count} попытки; лоты остаются за вами.',
  },
  'launch.flash.passwordLocked':
    'Слишком много неверных попыток: торговый пароль заблокирован до {time}. Лоты, не оплаченные вовремя, вернутся в продажу.',
  'launch.flash.short': 'На основном счёте не хватает {missing} {asset}. Пока вы переводите, лоты остаются за вами.',
  'launch.flash.giveUp': 'Отказаться',
  'launch.flash.giveUpTitle': 'Отказаться от раунда {number}?',
  'launch.flash.giveUpText': {
    one: 'Если уйти сейчас, ваш {count} лот вернётся в продажу, и купить в раунде {number} вы не сможете. Со счёта ничего не спишется.',
    few: 'Если уйти сейчас, ваши {count} лота вернутся в продажу, и купить в раунде {number} вы не сможете. Со счёта ничего не спишется.',
    many: 'Если уйти сейчас, ваши {count} лотов вернутся в продажу, и купить в раунде {number} вы не сможете. Со счёта ничего не спишется.',
    other:
      'Если уйти сейчас, ваши {count} лота вернутся в продажу, и купить в раунде {number} вы не сможете. Со счёта ничего не спишется.',
  },
  'launch.flash.keep': {
    one: 'Сохранить мой лот',
    few: 'Сохранить мои лоты',
    many: 'Сохранить мои лоты',
    other: 'Сохранить мои лоты',
  },
  'launch.flash.giveUpDo': 'Отказаться от раунда {number}',
  'launch.flash.opens': 'Начало раунда {number}',
  'launch.flash.goesBack': 'Время на оплату истекло. Лоты возвращаются в продажу; ничего не списано.',
  'launch.flash.paidTitle': 'Оплачено',
  'launch.flash.boughtAt': 'Время покупки',
  'launch.flash.paidFrom': 'Списано с основного счёта',
  'launch.flash.each': 'За {token}',
  'launch.flash.usable': 'Когда ими можно пользоваться',
  'launch.flash.timedOut': {
    one: 'Вы не оплатили вовремя, и {count} лот вернулся в продажу. Ничего не списано. Пока есть лоты, можно встать в конец очереди снова.',
    few: 'Вы не оплатили вовремя, и {count} лота вернулись в продажу. Ничего не списано. Пока есть лоты, можно встать в конец очереди снова.',
    many: 'Вы не оплатили вовремя, и {count} лотов вернулись в продажу. Ничего не списано. Пока есть лоты, можно встать в конец очереди снова.',
    other:
      'Вы не оплатили вовремя, и {count} лота вернулись в продажу. Ничего не списано. Пока есть лоты, можно встать в конец очереди снова.',
  },
  'launch.flash.gaveUp': 'Вы отказались от лотов, поэтому этот раунд для вас закрыт. Ничего не списано.',
  'launch.flash.leftQueue': 'Вы вышли из очереди. Ничего не списано.',
  'launch.flash.refused.ABOVE_REMAINING': {
    one: 'Когда подошла ваша очередь, остался только {count} лот, меньше, чем вы запросили. Ничего не списано. Пока есть лоты, можно подать заявку снова.',
    few: 'Когда подошла ваша очередь, осталось только {count} лота, меньше, чем вы запросили. Ничего не списано. Пока есть лоты, можно подать заявку снова.',
    many: 'Когда подошла ваша очередь, осталось только {count} лотов, меньше, чем вы запросили. Ничего не списано. Пока есть лоты, можно подать заявку снова.',
    other:
      'Когда подошла ваша очередь, осталось только {count} лота, меньше, чем вы запросили. Ничего не списано. Пока есть лоты, можно подать заявку снова.',
  },
  'launch.flash.refused.SOLD_OUT': 'Все лоты проданы до вашей очереди. Ничего не списано.',
  'launch.flash.refused.ENDED': 'Раунд завершился до вашей очереди. Ничего не списано.',
  'launch.flash.refused.CANCELLED': 'Проект отменён. Ничего не списано.',
  'launch.flash.allSold': 'Все лоты этого раунда проданы и оплачены.',
  'launch.flash.next': 'Раунд {number} начнётся {time}.',
  'launch.flash.lost':
    'Нет соединения. Показано состояние на {time}. Ваша заявка хранится на бирже, а не на этой странице.',
  'launch.flash.order': 'Как строится очередь',
  'launch.flash.batch': '{from}–{to}: жеребьёвка',
  'launch.flash.batchText':
    'Порядок заявок за эти секунды определяет жребий, поэтому быстрый интернет не даёт преимущества.',
  'launch.flash.arrival': 'После {to}: по времени поступления на сервер',
  'launch.flash.arrivalText': 'Повторные нажатия не меняют вашу единственную заявку и её место.',
  'launch.flash.yours': 'Ваша заявка, {time}',
  'launch.flash.seedHash': 'SHA-256 сида',
  'launch.flash.seed': 'Сид',
  'launch.flash.seedBefore':
    'Порядок жеребьёвки задаёт сид. Его SHA-256 публикуется до продажи, сам сид — после жеребьёвки.',
  'launch.flash.seedAfter':
    'SHA-256 сида совпадает с опубликованным до продажи: это доказывает, что сид был выбран до первой заявки.',
  'launch.flash.beaconText':
    'Порядок жеребьёвки задают вместе сид и раунд {round} публичного маяка drand. До конца первых секунд этот раунд никому не известен, поэтому подобрать выгодный сид не мог никто.',
  'launch.flash.beaconNone': 'Для этого раунда публичный маяк не назначен: порядок жеребьёвки задаёт только сид.',
  'launch.flash.beaconSilent':
    'Раунд {round} публичного маяка drand не получен за {count} сек., поэтому порядок жеребьёвки задаёт только сид.',
  'launch.flash.signature': 'Подпись маяка',
  'launch.flash.check': 'Проверить порядок',
  'launch.flash.checkSeed': 'Сид — тот, что был обещан',
  'launch.flash.checkOwn': 'Место соответствует вашему числу',
  'launch.flash.own': 'Ваше число',
  'launch.flash.ownPlace': 'Место {place} из {count}. Первым идёт наименьшее число.',
  'launch.flash.ownText': 'Ваше число — SHA-256 от сида, случайности (если она есть) и номера вашего аккаунта.',
  'launch.flash.rule.lots': {
    one: 'Раунд {number}: {count} лот по {lot} {token} продаётся по фиксированной цене. На человека: {range}.',
    few: 'Раунд {number}: {count} лота по {lot} {token} продаются по фиксированной цене. На человека: {range}.',
    many: 'Раунд {number}: {count} лотов по {lot} {token} продаются по фиксированной цене. На человека: {range}.',
    other: 'Раунд {number}: {count} лота по {lot} {token} продаются по фиксированной цене. На человека: {range}.',
  },
  'launch.flash.rule.order':
    'Порядок заявок за первые {count} сек. флеш-продажи определяет жребий. Дальше — кто раньше подал заявку.',
  'launch.flash.rule.beacon':
    'Раунд {number}: порядок жеребьёвки задают вместе секретный сид и раунд {round} публичного маяка drand. Если маяк не получен за {count} сек., решает только сид, и на странице продажи об этом сказано.',
  'launch.flash.rule.seedOnly':
    'Раунд {number}: порядок жеребьёвки задаёт только секретный сид. Его SHA-256 публикуется до продажи, публичный маяк не участвует.',
  'launch.flash.rule.pay':
    'Раунд {number}: когда подойдёт очередь, лоты закрепят за вами; на оплату даётся {time}. Если не оплатить, они вернутся в продажу, и можно снова встать в очередь.',
  'launch.flash.rule.giveUp':
    'Выход из очереди ничего не закрывает. Кто отказался во время оплаты, больше не сможет купить в этом раунде.',
  'launch.flash.rule.cost': 'Сумма флеш-продажи округляется вверх один раз, до последнего знака монеты оплаты.',
} as const satisfies Catalog<typeof en, 'ru_RU'>;
