const IP_OR_LOCAL = /^(?:localhost|.*\.localhost|\d{1,3}(?:\.\d{1,3}){3}|\[.*\])$/;

/** The futures API's origin where it is another one than ours; the browser works it out in the same way. */
function futuresSource({ protocol, hostname, port }: URL): string {
  if (IP_OR_LOCAL.test(hostname) || !hostname.includes('.')) return '';
  const labels = hostname.split('.');
  const suffixes = labels.slice(-3);
  const hosts = [suffixes.slice(-2), suffixes].map((parts) => `futuresapi.${parts.join('.')}`);
  return [...new Set(hosts)].map((host) => ` ${protocol}//${host}${port ? `:${port}` : ''}`).join('');
}

/** What a page may load and run: our own files and nothing written into the page. */
const pagePolicy = (baseUrl: string): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src 'self'${futuresSource(new URL(baseUrl))}`,
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join('; ');

/** Headers of every document. */
export const documentHeaders = (baseUrl: string): Record<string, string> => ({
  'content-security-policy': pagePolicy(baseUrl),
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(self), clipboard-write=(self), geolocation=(), microphone=(), payment=()',
  'cross-origin-opener-policy': 'same-origin',
  ...(baseUrl.startsWith('https:') && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
});
