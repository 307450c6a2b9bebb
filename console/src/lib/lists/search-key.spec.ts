// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { asksForSearch } from './search-key.ts';

function pressed(on: Element, key: string, modifiers: KeyboardEventInit = {}): boolean {
  let answer = false;
  const listen = (event: KeyboardEvent) => {
    answer = asksForSearch(event);
  };
  document.addEventListener('keydown', listen);
  on.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, ...modifiers }));
  document.removeEventListener('keydown', listen);
  return answer;
}

test('a plain / asks for the search, unless it is typed into something or a window is open', () => {
  document.body.innerHTML = '<main></main><input><dialog open><button></button></dialog>';
  const [main, input, button] = ['main', 'input', 'button'].map((name) => document.querySelector(name)!);
  expect(pressed(main!, '/')).toBe(true);
  expect(pressed(main!, 'a')).toBe(false);
  expect(pressed(main!, '/', { ctrlKey: true })).toBe(false);
  expect(pressed(input!, '/')).toBe(false);
  expect(pressed(button!, '/')).toBe(false);
});
