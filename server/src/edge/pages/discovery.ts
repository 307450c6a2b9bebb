import { type PageId, pageOf, pages } from '@bourse/contract/pages.ts';
import { LOCALES, languageTag } from '@bourse/i18n/locales.ts';
import { escapeHtml } from '../../platform/html/escape-html.ts';

/** The pages that search engines should know, each with its other languages. */
export function sitemap(baseUrl: string): string {
  const urls = (Object.keys(pages) as PageId[])
    .map(pageOf)
    .filter((page) => page.sitemap)
    .map(({ path, sitemap: priority }) => {
      const address = escapeHtml(`${baseUrl}${path}`);
      const alternates = LOCALES.map(
        (locale) => `<xhtml:link rel="alternate" hreflang="${languageTag(locale)}" href="${address}?lang=${locale}"/>`,
      ).join('');
      return `<url><loc>${address}</loc><priority>${priority}</priority>${alternates}</url>`;
    });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join('\n')}
</urlset>
`;
}

export const robots = (baseUrl: string): string => `User-agent: *
Allow: /wallet/earn
Disallow: /wallet/
Disallow: /open/
Disallow: /dev/
Disallow: /h5/user/center
Disallow: /frontweb/user/security

Sitemap: ${baseUrl}/sitemap.xml
`;
