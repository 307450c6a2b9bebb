import { type PageId, pageOf, VIEWPORT } from '@bourse/contract/pages.ts';
import { BRAND } from '@bourse/i18n/brand.ts';
import { useEffect, useRef } from 'react';
import { getLocale, useLocale } from '../lib/locale.ts';
import { metaOf, pageText } from './page-text.ts';

function setMeta(name: string, content: string): void {
  let tag = document.head.querySelector<HTMLMetaElement>(`meta[name="${name}"]`);
  if (!tag) {
    tag = document.createElement('meta');
    tag.name = name;
    document.head.append(tag);
  }
  tag.content = content;
}

/** Writes a page's title, description and keywords. */
async function apply(id: PageId | null, isStillIt: () => boolean): Promise<void> {
  const t = await pageText.load(getLocale());
  if (!isStillIt()) return;
  const meta = metaOf(t, id);
  document.title = id === 'shell.home' ? meta.title : `${meta.title} | ${BRAND}`;
  setMeta('description', meta.description);
  setMeta('keywords', meta.keywords);
}

/** Keeps the metadata in step with the route and the language. The server wrote those of the first page. */
export function useMetadata(id: PageId | null): void {
  const locale = useLocale();
  const first = useRef(`${id} ${document.documentElement.dataset.locale}`);
  useEffect(() => {
    setMeta('viewport', (id && pageOf(id).viewport) || VIEWPORT);
    if (first.current === `${id} ${locale}` && document.head.querySelector('meta[name="keywords"]')) return;
    first.current = '';
    let isOver = false;
    apply(id, () => !isOver).catch(() => undefined);
    return () => {
      isOver = true;
    };
  }, [id, locale]);
}
