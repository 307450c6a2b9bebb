/**
 * Where to go after a login; null where that is not one of our pages. Only paths of this origin are followed, so that a link
 * to the login page cannot lead elsewhere.
 *
 * @param wanted  the value of `forwardUrl` or `redirectUrl`
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
  // `/.//host` and the like are normalised to `//host`, which browsers read as another origin.
  if (!path.startsWith('/') || path.startsWith('//')) return null;
  return path;
}
