import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Locator, type Page } from '@playwright/test';
import { IS_LONG } from '../exchange/long-form.ts';

/** Eight rows of a list stand for all: the same lines of code draw the others, whose names and roles are no others. */
const FURTHER_ROWS = 'tbody > tr:nth-child(n + 9), li:nth-child(n + 9), [role="option"]:nth-child(n + 9)';
/** What is open over the page: a dialog or a sheet, or the panel beside the button that opened it. */
const OPEN = 'dialog[open], :has(> [aria-expanded="true"])';
const CLOSED_BUTTON = '[aria-expanded="false"]:not(:disabled)';

const MARK = 'data-looked-at';

/** What a person with a screen reader, or with weak eyes, could not get past. */
async function findings(page: Page, part: string, isContrast: boolean): Promise<string[]> {
  // Compiling axe takes longer than a run of it, so a document gets it once.
  const isThere = await page.evaluate(() => 'axe' in window);
  // Our pages have no frames, so nothing is gained by a second page in which the findings of frames are put together.
  const builder = new AxeBuilder({ page, ...(isThere && { axeSource: 'true' }) })
    .include(part)
    .setLegacyMode()
    .options({ resultTypes: ['violations'] });
  if (isContrast) builder.withRules(['color-contrast']);
  else builder.exclude(FURTHER_ROWS).disableRules(['color-contrast']);
  const { violations } = await builder.analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(' ')}: ${node.failureSummary ?? ''}`));
}

/**
 * Measures the contrast of the first and of the last of the texts that look alike, in however many rows: what has the same
 * classes as another, within the same, has its colours. To measure them all is six sevenths of what axe does.
 */
async function contrasts(page: Page, part: string): Promise<string[]> {
  const count = await page.evaluate(
    ([where, mark]) => {
      for (const each of document.querySelectorAll(`[${mark}]`)) each.removeAttribute(mark);
      const states = ['disabled', 'open', 'type', 'data-updown', ...['pressed', 'selected', 'current', 'invalid']];
      const looksOf = (element: HTMLElement | SVGElement) => [
        element.tagName,
        element.getAttribute('class'),
        ...[element.style.color, element.style.background, element.style.backgroundColor, element.style.opacity],
        ...states.map((name) => element.getAttribute(name) ?? element.getAttribute(`aria-${name}`)),
      ];
      const numbers = new Map<string, number>();
      const kinds = new Map<Element, number>();
      const kindOf = (element: Element | null): number => {
        if (element === null) return 0;
        const known = kinds.get(element);
        if (known !== undefined) return known;
        const looks = [kindOf(element.parentElement), ...looksOf(element as HTMLElement)].join('|');
        const kind = numbers.get(looks) ?? numbers.size + 1;
        numbers.set(looks, kind);
        kinds.set(element, kind);
        return kind;
      };
      const hasText = (element: Element) =>
        element.matches('input, textarea, select') ||
        [...element.childNodes].some(
          (node) => node.nodeType === Node.TEXT_NODE && (node.nodeValue ?? '').trim() !== '',
        );
      const firsts = new Map<number, Element>();
      const lasts = new Map<number, Element>();
      for (const root of document.querySelectorAll(where)) {
        for (const element of [root, ...root.querySelectorAll('*')]) {
          if (!hasText(element) || !element.checkVisibility({ visibilityProperty: true })) continue;
          const kind = kindOf(element);
          if (!firsts.has(kind)) firsts.set(kind, element);
          lasts.set(kind, element);
        }
      }
      for (const each of [...firsts.values(), ...lasts.values()]) each.setAttribute(mark, '');
      return firsts.size;
    },
    [part, MARK] as const,
  );
  return count === 0 ? [] : findings(page, `[${MARK}]`, true);
}

async function settled(page: Page): Promise<void> {
  await expect(page.locator('.bg-skeleton, [aria-busy="true"]').filter({ visible: true })).toHaveCount(0);
  // What is on its way to its colours is neither here nor there.
  await page.evaluate(() => {
    const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    const painted = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    return Promise.allSettled(ending.map(({ finished }) => finished))
      .then(painted)
      .then(() => undefined);
  });
}

/** What is found at a second look too: prices and lists live, and a row that just came is not drawn to its end. */
async function lasting(page: Page, look: () => Promise<string[]>): Promise<string[]> {
  await settled(page);
  if ((await look()).length === 0) return [];
  await settled(page);
  return look();
}

/**
 * What stands in the way in a part of the page: by every rule and by its contrast in the theme that is on, and where both are
 * looked at by its contrast in the other one, which stays. The themes differ in colours alone.
 */
export async function obstacles(page: Page, part: string, isInBothThemes = IS_LONG): Promise<string[]> {
  const isDark = await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches);
  const [first, second] = isDark ? (['dark', 'light'] as const) : (['light', 'dark'] as const);
  await page.emulateMedia({ colorScheme: first, reducedMotion: 'reduce' });
  const found = await lasting(page, () => findings(page, part, false));
  const inFirst = await lasting(page, () => contrasts(page, part));
  const ofFirst = [...found, ...inFirst.map((each) => `${first}: ${each}`)];
  if (!isInBothThemes) return ofFirst;
  await page.emulateMedia({ colorScheme: second, reducedMotion: 'reduce' });
  const inSecond = await lasting(page, () => contrasts(page, part));
  return [...ofFirst, ...inSecond.map((each) => `${second}: ${each}`)];
}

/** Checks that nothing covers this part of the page. */
export async function lookAtPart(page: Page, name: string, part = 'html'): Promise<void> {
  expect.soft(await obstacles(page, part), name).toEqual([]);
}

/** Looks into the window that is open over the page. `file` is the one that draws it, and `what` tells states of it apart. */
export async function lookInto(page: Page, file: string, what = ''): Promise<void> {
  await expect(page.locator(OPEN).filter({ visible: true }).last()).toBeVisible();
  await lookAtPart(page, `${file} ${what}`, OPEN);
}

/** The same of a window that a journey opens which is about something else: in the long form. */
export async function lookIntoAlso(page: Page, file: string, what = ''): Promise<void> {
  if (IS_LONG) await lookInto(page, file, what);
}

/** Opens every menu and every list of choices that has not been `seen`, looks into it, and closes it. */
export async function lookIntoMenus(page: Page, seen: Set<string>, within: Locator = page.locator('body')) {
  const buttons = within.locator(CLOSED_BUTTON).filter({ visible: true });
  const names = await buttons.evaluateAll((all) =>
    // What is chosen now, and how many of something there are, makes no other menu of it.
    all.map((each) => {
      const labels = (each.getAttribute('aria-labelledby') ?? '').split(' ').slice(0, 1);
      const label = labels.map((id) => document.getElementById(id)?.textContent ?? '').join('');
      return (each.getAttribute('aria-label') ?? (label || (each.textContent ?? '')))
        .replace(/:.*|[\d.,]+/g, '')
        .trim();
    }),
  );
  for (const [at, name] of names.entries()) {
    if (seen.has(name)) continue;
    seen.add(name);
    const button = buttons.nth(at);
    const handle = await button.elementHandle();
    await button.click();
    // A sheet's code may still be on its way: its button says at once that it is open.
    await expect.poll(() => handle?.evaluate(isPanelThere), { message: name }).toBe(true);
    await lookInto(page, 'menu', name);
    const isUnfolded = await handle?.evaluate(isPanelInPage);
    // Escape closes what lies over the page. What unfolds in it, its button folds away again.
    await (isUnfolded ? handle?.click() : page.keyboard.press('Escape'));
    await expect.poll(() => handle?.getAttribute('aria-expanded'), { message: name }).toBe('false');
  }
}

/** Goes to another page of the application that is open, as a press on a link does: nothing is loaded again. */
export const goTo = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => history.pushState(null, '', to), path);

const isPanelThere = (button: Element) =>
  button.nextElementSibling !== null || document.querySelector('dialog[open]') !== null;

/** Whether the panel moves what is below it, and does not lie over it. */
const isPanelInPage = (button: Element) =>
  document.querySelector('dialog[open]') === null &&
  button.nextElementSibling !== null &&
  getComputedStyle(button.nextElementSibling).position === 'static';
