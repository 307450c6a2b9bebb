const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text that is safe between tags and inside quoted attributes. */
export const escaped = (text: string): string => text.replace(/[&<>"']/g, (mark) => ESCAPES[mark] as string);
