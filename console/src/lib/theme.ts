const STORED = 'bourse_console_theme';

const isDark = (): boolean =>
  document.documentElement.dataset.theme === 'dark' ||
  (document.documentElement.dataset.theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);

/** Puts the kept choice in force; without one the system's preference decides. */
export function applyKeptTheme(): void {
  const kept = localStorage.getItem(STORED);
  if (kept) document.documentElement.dataset.theme = kept;
}

/** Goes to the other theme, and keeps the choice. */
export function switchTheme(): void {
  const next = isDark() ? 'light' : 'dark';
  document.documentElement.dataset.theme = next;
  localStorage.setItem(STORED, next);
}
