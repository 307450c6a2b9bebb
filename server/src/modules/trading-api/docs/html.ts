import { escapeHtml } from '../../../platform/html/escape-html.ts';

// A little HTML for one page that has no script and loads nothing from elsewhere.

/** Text with `code` between back quotes and **strong** between two stars. */
const words = (text: string): string =>
  escapeHtml(text)
    .replace(/`([^`]+)`/g, '<code>$1</code>')
    .replace(/\*\*([^*]+)\*\*/g, '<strong>$1</strong>');

export const paragraph = (text: string): string => `<p>${words(text)}</p>`;

export const code = (text: string): string => `<pre tabindex="0"><code>${escapeHtml(text.trim())}</code></pre>`;

export const list = (items: readonly string[]): string =>
  `<ul>${items.map((item) => `<li>${words(item)}</li>`).join('')}</ul>`;

export function table(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const head = heads.map((each) => `<th scope="col">${words(each)}</th>`).join('');
  const body = rows.map((row) => `<tr>${row.map((cell) => `<td>${words(cell)}</td>`).join('')}</tr>`).join('\n');
  return `<div class="wide" tabindex="0"><table><thead><tr>${head}</tr></thead><tbody>\n${body}\n</tbody></table></div>`;
}

/** One chapter, with an anchor for links. */
export const chapter = (id: string, title: string, ...parts: readonly string[]): string =>
  `<section id="${id}"><h2>${escapeHtml(title)}</h2>\n${parts.join('\n')}\n</section>`;
