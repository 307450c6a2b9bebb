/** What stands for each method. */
export const SIGNS = { GET: '-', POST: '+', DELETE: '*' } as const;
type Method = keyof typeof SIGNS;
const METHODS = new Map(Object.entries(SIGNS).map(([method, sign]) => [sign as string, method as Method]));

/**
 * Unfolds the paths of endpoints, which are written short because every page of a browser loads them: for each group what its paths
 * begin with, and then for each endpoint its key, the sign of its method, and the rest of its path.
 */
export function unfolded<Id extends string>(
  groups: Readonly<Record<string, string>>,
): Readonly<Record<Id, readonly [Method, string]>> {
  const paths: Record<string, readonly [Method, string]> = {};
  for (const [group, text] of Object.entries(groups)) {
    const [start = '', ...endpoints] = text.split(' ');
    for (const endpoint of endpoints) {
      const [, key, sign, rest] = /^(\w+)([-+*])(.*)$/.exec(endpoint)!;
      paths[`${group}.${key}`] = [METHODS.get(sign!)!, `${start}${rest}`];
    }
  }
  return paths as Record<Id, readonly [Method, string]>;
}
