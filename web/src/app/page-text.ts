import { type PageId, pageOf } from '@bourse/contract/pages.ts';
import type { messages } from '@bourse/i18n/en_US/pages.gen.ts';
import { catalog, type Text } from '../lib/i18n.ts';

type PageMessages = typeof messages;

/**
 * Title, description and keywords of every page. Fetched after the first paint, because the server wrote the first page's.
 */
export const pageText = catalog<PageMessages>(import.meta.glob('../../../i18n/*/pages.gen.ts'));

export interface Meta {
  readonly title: string;
  readonly description: string;
  readonly keywords: string;
}

/** A page's metadata; null is for an address without a page. */
export function metaOf(t: Text<PageMessages>, id: PageId | null): Meta {
  if (!id) {
    return {
      title: t('pages.notFound.title'),
      description: t('pages.notFound.description'),
      keywords: t('pages.site.keywords'),
    };
  }
  const own = id as 'holdings.overview';
  const capability = pageOf(id).capability as 'holdings';
  const title = t(`pages.${own}.title`);
  return {
    title,
    description: t(`pages.${own}.description`),
    keywords: `${title}, ${t(`pages.keywords.${capability}`)}`,
  };
}
