import { t } from './i18n.ts';

/** The words of every list, beside those that are its own. */
export const listWords = (empty: string, failed: string) => ({
  empty,
  failed,
  retry: t('console.retry'),
  more: t('console.more'),
});

/** The words of every dialog that asks why. */
export const reasonWords = (confirm: string) => ({
  reason: t('console.user.reason'),
  confirm,
  back: t('console.back'),
  close: t('console.close'),
});
