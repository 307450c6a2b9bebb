const STORED = 'bourse_console_theme';

const isDark = (): boolean =>
  document.documentElement.dataset.theme === 'dark' ||
  (document.documentElement.dataset.theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);

/** Applies the stored theme, or else the system's. */
export function applyKeptTheme(): void {
  const kept = localStorage.getItem(STORED);
  if (kept) document.documentElement.dataset.theme = kept;
}

/** Switches to the other theme and stores the choice. */
export function switchTheme(): void {
  const next = isDark() ? 'light' : 'dark';
  document.documentElement.dataset.theme = next;
  localStorage.setItem(STORED, next);
}
