import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/statement-refusal.ts';

export const messages = {
  EXPORT_RANGE: 'Начало периода должно быть раньше его конца и раньше текущего момента.',
  EXPORTS_RUNNING: 'Уже создаётся файлов: {max}. Дождитесь одного или отмените его.',
  EXPORT_UNKNOWN: 'Такого файла нет.',
  EXPORT_ENDED: 'Этот экспорт уже завершён.',
  EXPORT_NOT_READY: 'Этот файл ещё не готов.',
} as const satisfies Catalog<typeof en, 'ru_RU'>;
