import { screen, waitFor, within } from '@testing-library/dom';
import { expect, onTestFinished } from 'vitest';
import type { StaffEndpointId, StaffRefusal } from '../lib/client.ts';
import { t } from '../lib/i18n.ts';
import { endpointOf } from './exchange.rig.ts';

interface SavedFile {
  readonly name: string;
  readonly blob: Blob;
}

/** Collects files that the page offers from now on, which a browser would save. */
export function savedFiles(): readonly SavedFile[] {
  const files: SavedFile[] = [];
  const { createObjectURL, revokeObjectURL } = URL;
  const { click } = HTMLAnchorElement.prototype;
  let offered: Blob | null = null;
  URL.createObjectURL = (blob) => {
    offered = blob as Blob;
    return 'blob:offered';
  };
  URL.revokeObjectURL = () => {};
  HTMLAnchorElement.prototype.click = function save() {
    if (offered !== null) files.push({ name: this.download, blob: offered });
  };
  onTestFinished(() => {
    Object.assign(URL, { createObjectURL, revokeObjectURL });
    HTMLAnchorElement.prototype.click = click;
  });
  return files;
}

// What staff read and press.

const shownIn = (inside?: HTMLElement) => within(inside ?? page());
/** The page without its frame. */
export const page = (): HTMLElement => screen.getByRole('main');
export const dialog = (): HTMLElement => screen.getByRole('dialog');
export const noDialog = (): Promise<void> => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
export const button = (name: string, inside?: HTMLElement): HTMLButtonElement =>
  shownIn(inside).getByRole('button', { name });
export const isOffered = (name: string, inside?: HTMLElement): boolean =>
  shownIn(inside).queryByRole('button', { name }) !== null;
export const field = (label: string, inside?: HTMLElement): HTMLInputElement => shownIn(inside).getByLabelText(label);
export const alertText = (inside?: HTMLElement): Promise<string | null> =>
  shownIn(inside)
    .findByRole('alert')
    .then(({ textContent }) => textContent);
/** Whether the page shows placeholders. */
export const isLoading = (): boolean => page().querySelector('[aria-hidden] .bg-skeleton') !== null;
/** The text of a table, row by row and cell by cell, without its header. */
export const rowsOf = (label: string): string[][] =>
  within(screen.getByRole('table', { name: label }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.querySelectorAll('td')].map((cell) => readable(cell)));
export const headsOf = (label: string): (string | null)[] =>
  within(screen.getByRole('table', { name: label }))
    .getAllByRole('columnheader')
    .map(({ textContent }) => textContent);
/** The text beside a label. */
export const pairedWith = (label: string, inside?: HTMLElement): string => {
  const term = shownIn(inside).getByText(label, { selector: 'dt' });
  return readable(term.parentElement!.querySelector('dd')!);
};
/** The text of an element, with spaces between parts that are below or beside each other. */
export function readable(element: Element): string {
  const parts: string[] = [];
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  let last: Node | null = null;
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    if (last !== null && last.parentNode !== node.parentNode) parts.push(' ');
    parts.push(node.nodeValue ?? '');
    last = node;
  }
  return parts.join('').replace(/\s+/gu, ' ').trim();
}
/** Waits for the toast with this text. */
export const toast = (text: string): Promise<HTMLElement> => screen.findByText(text);

/** The sentence for a refusal. */
export const sentence = (code: StaffRefusal): string => t(`console.refusal.${code}`);

/** Every way an endpoint can refuse: its own refusals, a role that was withdrawn, and a network that is down. */
export const refusalsOf = <Id extends StaffEndpointId>(id: Id): readonly StaffRefusal<Id>[] => [
  ...(endpointOf(id).refusals as readonly StaffRefusal<Id>[]),
  'FORBIDDEN',
  'NETWORK_DOWN',
];
