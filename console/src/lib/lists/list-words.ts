import { t } from '../i18n.ts';

/** The texts for anything that is being loaded. */
export const waitWords = (failed: string) => ({ failed, retry: t('console.retry') });

/** The texts that all lists share. */
export const listWords = (empty: string, failed: string) => ({
  ...waitWords(failed),
  empty,
  more: t('console.more'),
});
