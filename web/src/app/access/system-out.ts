const KEY = 'systemOut';

/** The query parameter `system` shows pages without header and footer for the rest of the visit, for embedding. */
export const isSystemOut: boolean = (() => {
  try {
    if (new URLSearchParams(location.search).has('system')) sessionStorage.setItem(KEY, 'true');
    return sessionStorage.getItem(KEY) === 'true';
  } catch {
    return new URLSearchParams(location.search).has('system');
  }
})();
