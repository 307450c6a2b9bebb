import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/launch-survey.ts';

export const messages = {
  'launch.condition.SURVEY': 'Анкета заполнена',
  'launch.fix.SURVEY': 'Заполнить анкету',
  'launch.rule.survey': 'Раунд {number}: сначала нужно заполнить анкету. Ответы не влияют на то, сколько вы получите.',
  'launch.survey.title': 'Анкета',
  'launch.survey.note':
    'Ответы не влияют на то, сколько вы получите. Отправить их можно один раз, изменить потом нельзя.',
  'launch.survey.optional': 'Необязательно',
  'launch.survey.one': 'Выберите один вариант',
  'launch.survey.several': 'Выберите один или несколько вариантов',
  'launch.survey.send': 'Отправить ответы',
  'launch.survey.sent': 'Анкета отправлена',
  'launch.survey.sentText': 'Спасибо. Мы получили ваши ответы.',
  'launch.survey.kept': 'Уже введённое хранится в этой вкладке до отправки.',
  'launch.survey.unknown': 'Мы ещё проверяем, дошли ли ответы. Отправьте их снова: они учтутся один раз.',
  'launch.survey.clear': 'Сбросить ответ',
} as const satisfies Catalog<typeof en, 'ru_RU'>;
