import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/launch-price.ts';

export const messages = {
  'launch.fixing.title': 'Как фиксируется цена',
  'launch.fixing.will':
    'Раунд предлагается в USDT, а оплачивается в {asset}. Цена в {asset} фиксируется {time} по средней цене {asset} за предыдущие 24 часа и после этого не меняется.',
  'launch.fixing.fixed': 'Зафиксирована {time} по средней цене монеты оплаты за 24 часа. Больше не меняется.',
  'launch.fixing.soon': 'Цена фиксируется {time} по среднему за 24 часа; сейчас она была бы около {price} {asset}.',
  'launch.fixing.soonUnknown': 'Цена фиксируется {time} по среднему за 24 часа.',
  'launch.fixing.due': 'Цена фиксируется.',
  'launch.fixing.MISSING':
    'Цену не удалось зафиксировать: за {missing} из {all} минут нет цены {asset}. Раунд не откроется по плану: его начало перенесут или продажу отменят.',
  'launch.fixing.LATE':
    'Цена не была зафиксирована до начала. Раунд не откроется по плану: его начало перенесут или продажу отменят.',
  'launch.fixing.offered': 'Предложено по',
  'launch.fixing.span': 'Период усреднения',
  'launch.fixing.about': 'Базовая цена по текущему курсу',
  'launch.fixing.minutes': 'Минут с ценой',
  'launch.fixing.average': 'Средняя цена {asset}',
  'launch.fixing.check': 'Пересчитать',
  'launch.fixing.save': 'Сохранить данные',
  'launch.fixing.agrees': '{offered} USDT × {count} ÷ {sum} USDT = {price} {asset}, с округлением вверх. Совпадает.',
  'launch.fixing.agreesNone': 'Цена есть только за {count} минут, этого мало для фиксации. Совпадает.',
  'launch.fixing.differs': 'По данным цена равна {price} {asset}. Не совпадает: сообщите в поддержку.',
  'launch.fixing.failed': 'Не удалось загрузить данные. Попробуйте ещё раз.',
  'launch.protection.title': 'Защита цены',
  'launch.protection.times': '{times} × убыток',
  'launch.protection.rule':
    'Если рыночная цена {token} при первой выдаче ниже той, что вы заплатили, в течение одного рабочего дня вам зачисляется {times} × разница, даже если к этому времени вы продали токены.',
  'launch.protection.average':
    'Рыночная цена — среднее индекса за час с момента первой выдачи. Если цены нет более чем за {missing} из {all} минут, берётся следующий час.',
  'launch.protection.funded':
    'Наибольшая сумма, в которую может обойтись защита, отложена до продажи. При отмене продажи защиты нет: все получают обратно то, что заплатили.',
  'launch.protection.market': 'Рыночная цена при первой выдаче',
  'launch.protection.inputs': '{from} – {until}: {sum} USDT ÷ {count} мин',
  'launch.protection.worth': 'Стоимость при первой выдаче',
  'launch.protection.credit': 'Зачислено по защите цены',
  'launch.boost.late':
    'Награда не выплачена в обещанные 24 часа. Мы об этом знаем; она будет выплачена не позднее пяти рабочих дней после окончания раунда.',
} as const satisfies Catalog<typeof en, 'ru_RU'>;
