type Method = 'GET' | 'POST';

/**
 * Unfolds the paths of endpoints, which are written short because every page of a browser loads them: for each group what its paths
 * begin with, and then for each endpoint its key, `-` for GET or `+` for POST, and the rest of its path.
 */
export function unfolded<Id extends string>(
  groups: Readonly<Record<string, string>>,
): Readonly<Record<Id, readonly [Method, string]>> {
  const paths: Record<string, readonly [Method, string]> = {};
  for (const [group, text] of Object.entries(groups)) {
    const [start = '', ...endpoints] = text.split(' ');
    for (const endpoint of endpoints) {
      const [, key, sign, rest] = /^(\w+)([-+])(.*)$/.exec(endpoint)!;
      paths[`${group}.${key}`] = [sign === '+' ? 'POST' : 'GET', `${start}${rest}`];
    }
  }
  return paths as Record<Id, readonly [Method, string]>;
}
