const NAMES = [
  'bg',
  'surface',
  'surface-raised',
  'hover',
  'line',
  'line-strong',
  'text',
  'text-muted',
  'text-faint',
  'up',
  'up-fill',
  'up-soft',
  'down',
  'down-fill',
  'down-soft',
  'on-accent',
  'accent-text',
  'accent-soft',
  'chart-1',
  'chart-2',
  'chart-3',
  'chart-4',
  'chart-5',
  'chart-6',
  'chart-grid',
] as const;
export type InkName = (typeof NAMES)[number];

/** The page's colours and font in the form that a canvas needs. */
export interface Ink {
  readonly color: Readonly<Record<InkName, string>>;
  readonly fontFamily: string;
  readonly pixelRatio: number;
}

/** Reads the present values of the tokens, because a canvas cannot use CSS variables. */
function readInk(): Ink {
  const probe = document.createElement('span');
  probe.hidden = true;
  document.body.append(probe);
  const style = getComputedStyle(probe);
  const color = Object.fromEntries(
    NAMES.map((name) => {
      probe.style.color = `var(--${name})`;
      return [name, style.color];
    }),
  ) as Record<InkName, string>;
  const fontFamily = getComputedStyle(document.body).fontFamily;
  probe.remove();
  return { color, fontFamily, pixelRatio: window.devicePixelRatio || 1 };
}

let cached: Ink | null = null;
const listeners = new Set<() => void>();
let isWatching = false;

function forget(): void {
  cached = null;
  for (const listener of listeners) listener();
}

function watch(): void {
  isWatching = true;
  new MutationObserver(forget).observe(document.documentElement, {
    attributes: true,
    attributeFilter: ['data-theme', 'data-updown', 'lang'],
  });
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', forget);
  addEventListener('resize', () => cached && window.devicePixelRatio !== cached.pixelRatio && forget());
  // Figures that were drawn before the page's font was loaded are drawn again.
  void document.fonts.ready.then(forget);
}

/** The present ink. */
export function ink(): Ink {
  if (!isWatching) watch();
  cached ??= readInk();
  return cached;
}

/** Calls back when the theme, the colours of up and down, the font or the pixel density changes. */
export function onInkChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
