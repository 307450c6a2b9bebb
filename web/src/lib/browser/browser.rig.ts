import { vi } from 'vitest';

/** What browsers have and jsdom lacks, as little as screens need. Nothing here decides anything. */

class Watcher {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
  takeRecords(): [] {
    return [];
  }
}

/** A drawing context that accepts every call and draws nothing; its text measures come from a fixed character width. */
const pen = new Proxy(
  { measureText: (text: string) => ({ width: text.length * 7 }), getImageData: () => ({ data: [0, 0, 0, 0] }) },
  {
    get: (known, name) => known[name as keyof typeof known] ?? (() => {}),
    set: () => true,
  },
);

/** A path that accepts every call and draws nothing. */
class Path {
  moveTo(): void {}
  lineTo(): void {}
  rect(): void {}
  arc(): void {}
  closePath(): void {}
  addPath(): void {}
}

/** Any file of an image type counts as a picture. */
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

/** Lets the page react: waits for promises, for timers of zero length, and for a frame. */
export async function turn(): Promise<void> {
  for (let each = 0; each < 3; each += 1) await new Promise((resume) => setTimeout(resume, 0));
}

/** The files that the page saved, by name. */
const savedFiles = new Map<string, string>();
const blobs = new Map<string, Blob>();

/** The last file saved under a name. Waits, because the page may still be preparing it. */
export const savedFile = (name: string): Promise<string> => vi.waitUntil(() => savedFiles.get(name));

function openDialog(this: HTMLDialogElement): void {
  this.open = true;
  this.querySelector<HTMLElement>('button, input, select, textarea, a[href]')?.focus();
}

/**
 * The style of an element without style sheets: what its attributes and the two hiding classes say. jsdom would compute its
 * whole cascade each time an element is found by role, which was most of these tests' time.
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
  // Only these are read; a whole style declaration has hundreds of properties.
  return { ...look, getPropertyValue: (name: string) => look[name] ?? own?.getPropertyValue(name) ?? '' } as never;
}

let furnished: unknown;
/** Adds to jsdom's window what it lacks; only once, because many files may share the window. */
export function furnishBrowser(): void {
  if (furnished === HTMLAnchorElement) return;
  furnished = HTMLAnchorElement;
  // Assigned and not stubbed, because a suite that removes its own stubs would also remove these for every later suite.
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
  // Its overloads, one per kind of context, fit no single function.
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
  // A download link leads nowhere; only its file counts.
  const click = HTMLAnchorElement.prototype.click;
  HTMLAnchorElement.prototype.click = function save() {
    const blob = blobs.get(this.href);
    if (!this.download || !blob) return click.call(this);
    void blob.text().then((text) => savedFiles.set(this.download, text));
  };
}
