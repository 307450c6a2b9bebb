import { vi } from 'vitest';

/** What a browser has and jsdom has not, as little of it as screens need: nothing here decides anything. */

class Watcher {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
  takeRecords(): [] {
    return [];
  }
}

/** A pen that takes every stroke and leaves no ink; what it measures is as wide as a fixed font. */
const pen = new Proxy(
  { measureText: (text: string) => ({ width: text.length * 7 }), getImageData: () => ({ data: [0, 0, 0, 0] }) },
  {
    get: (known, name) => known[name as keyof typeof known] ?? (() => {}),
    set: () => true,
  },
);

/** A way that is drawn along, and leads nowhere. */
class Path {
  moveTo(): void {}
  lineTo(): void {}
  rect(): void {}
  arc(): void {}
  closePath(): void {}
  addPath(): void {}
}

/** Any file that calls itself a picture is one. */
async function bitmapOf(file: Blob) {
  if (!file.type.startsWith('image/')) throw new DOMException('not a picture', 'InvalidStateError');
  return { width: 8, height: 8, close: () => {} };
}

const media = (query: string) => ({
  matches: false,
  media: query,
  onchange: null,
  addEventListener: () => {},
  removeEventListener: () => {},
  addListener: () => {},
  removeListener: () => {},
  dispatchEvent: () => false,
});

/** Lets the page follow what has happened: what it does of itself is a promise, a timer of no time, and a drawing. */
export async function turn(): Promise<void> {
  for (let each = 0; each < 3; each += 1) await new Promise((resume) => setTimeout(resume, 0));
}

/** The files that the page gave to the person, by name. */
const savedFiles = new Map<string, string>();
const blobs = new Map<string, Blob>();

/** What was saved last under a name. Waits, because the page may still be reading it. */
export const savedFile = (name: string): Promise<string> => vi.waitUntil(() => savedFiles.get(name));

function openDialog(this: HTMLDialogElement): void {
  this.open = true;
  this.querySelector<HTMLElement>('button, input, select, textarea, a[href]')?.focus();
}

/**
 * How an element looks where no style sheet is loaded: as its attributes and the two classes that hide say. jsdom works this out from its whole cascade,
 * each time that something is found by its role, and that was most of what these tests took.
 */
function lookOf(element: Element, pseudo?: string | null): CSSStyleDeclaration {
  const own = pseudo ? null : (element as HTMLElement).style;
  const classes = pseudo ? null : element.classList;
  const isShut = element instanceof HTMLDialogElement && !element.open;
  const look: Readonly<Record<string, string>> = {
    display:
      isShut || (element as HTMLElement).hidden || classes?.contains('hidden') ? 'none' : own?.display || 'block',
    visibility: classes?.contains('invisible') ? 'hidden' : own?.visibility || 'visible',
    content: pseudo ? 'none' : '',
  };
  return { ...look, getPropertyValue: (name: string) => look[name] ?? own?.getPropertyValue(name) ?? '' } as never;
}

let furnished: unknown;
/** Gives jsdom's window what it lacks, once: many files may share the window. */
export function furnishBrowser(): void {
  if (furnished === HTMLAnchorElement) return;
  furnished = HTMLAnchorElement;
  // Not as stubs: a suite that takes its own stubs back would take these from every suite after it.
  Object.assign(globalThis, {
    getComputedStyle: lookOf,
    ResizeObserver: Watcher,
    IntersectionObserver: Watcher,
    matchMedia: media,
    Path2D: Path,
    createImageBitmap: bitmapOf,
  });
  Object.defineProperty(document, 'fonts', { value: { ready: Promise.resolve() }, configurable: true });
  HTMLCanvasElement.prototype.toBlob = function toBlob(taken, type) {
    taken(new Blob(['a photo, small enough '.repeat(10)], { type: type ?? 'image/png' }));
  };
  HTMLCanvasElement.prototype.getContext = (() => pen) as never;
  HTMLDialogElement.prototype.show = openDialog;
  HTMLDialogElement.prototype.showModal = openDialog;
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
  Element.prototype.scrollIntoView = () => {};
  Element.prototype.scrollTo = () => {};
  Element.prototype.setPointerCapture = () => {};
  Element.prototype.releasePointerCapture = () => {};
  Element.prototype.hasPointerCapture = () => false;
  window.scrollTo = () => {};
  let count = 0;
  URL.createObjectURL = (blob) => {
    count += 1;
    blobs.set(`blob:${count}`, blob as Blob);
    return `blob:${count}`;
  };
  URL.revokeObjectURL = () => {};
  // A link that saves leads nowhere; its file is what counts.
  const click = HTMLAnchorElement.prototype.click;
  HTMLAnchorElement.prototype.click = function save() {
    const blob = blobs.get(this.href);
    if (!this.download || !blob) return click.call(this);
    void blob.text().then((text) => savedFiles.set(this.download, text));
  };
}
