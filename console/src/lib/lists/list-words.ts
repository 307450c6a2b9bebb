import { t } from '../i18n.ts';

/** The words of whatever is asked for, while it is not there. */
export const waitWords = (failed: string) => ({ failed, retry: t('console.retry') });

/** The words of every list, beside those that are its own. */
export const listWords = (empty: string, failed: string) => ({
  ...waitWords(failed),
  empty,
  more: t('console.more'),
});
