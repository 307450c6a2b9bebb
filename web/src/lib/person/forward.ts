/**
 * The place to go to after a login, or null where it is not one of our own pages. Only a path of this origin is followed: a
 * link to the login page must not be able to lead anywhere else.
 *
 * @param wanted  what `forwardUrl` or `redirectUrl` held
 * @param origin  our own origin
 */
export function safeForward(wanted: string | null | undefined, origin: string): string | null {
  if (!wanted || wanted.length > 2_000 || /[\p{Cc}\\]/u.test(wanted)) return null;
  let address: URL;
  try {
    address = new URL(wanted, origin);
  } catch {
    return null;
  }
  if (address.origin !== origin || address.username || address.password) return null;
  const path = address.pathname + address.search + address.hash;
  // `/.//host` and its like are normalised into `//host`, which a browser reads as another origin.
  if (!path.startsWith('/') || path.startsWith('//')) return null;
  return path;
}
