import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/common-refusal.ts';

export const messages = {
  FIELD_INVALID: 'Проверьте введённые данные.',
  FIELD_UNKNOWN: 'Страница устарела. Обновите её и попробуйте ещё раз.',
  LOGIN_REQUIRED: 'Сначала войдите в аккаунт.',
  FORBIDDEN: 'Вашему аккаунту это действие недоступно.',
  TOO_MANY_REQUESTS: 'Слишком много запросов. Подождите немного и попробуйте ещё раз.',
  BUSY: 'Система занята. Ничего не изменено; попробуйте чуть позже.',
  OUTCOME_UNKNOWN: 'Не удалось подтвердить, выполнена ли операция. Проверьте результат, прежде чем повторять.',
  FEATURE_OFF: 'Эта функция сейчас отключена.',
  SYSTEM_ERROR: 'Ошибка на нашей стороне. Ваши средства в безопасности.',
  IDEMPOTENCY_MISMATCH: 'Этот запрос уже был отправлен с другими данными. Обновите страницу и начните заново.',
  ORIGIN_REFUSED: 'Запрос пришёл не с наших страниц и был отклонён.',
} as const satisfies Catalog<typeof en, 'ru_RU'>;
