import type { Page } from '@playwright/test';

/** What a page wanted and its content security policy refused, gathered from now on; of a good page nothing. */
export function refusedByPolicy(page: Page): readonly string[] {
  const refused: string[] = [];
  page.on('console', (message) => {
    if (/content security policy/i.test(message.text())) refused.push(`${page.url()}: ${message.text()}`);
  });
  return refused;
}
