import { endpoints } from '@bourse/contract/contract.ts';
import { type PageId, pages, REDIRECTS } from '@bourse/contract/pages.ts';
import { describe, expect, it } from 'vitest';
import { chainOf, chainOfEndpoint } from './where.ts';

describe('where', () => {
  it.each(Object.entries(pages))('%s is found by its path', (id, page) => {
    const chain = chainOf(page.path.replace(':id', '42'));
    expect(chain.page).toBe(id as PageId);
    expect(chain.layouts.length > 0 || chain.endpoints.length === 0).toBe(true);
  });

  it.each(Object.keys(REDIRECTS))('%s leads on', (path) => {
    expect(chainOf(path).path).toBe(REDIRECTS[path]);
  });

  it.each(endpoints().map(({ id }) => id))('%s has its handler where its name says', (id) => {
    expect(chainOfEndpoint(id).handler).toMatch(/\.http\.ts$/);
  });

  it('follows a route from the screen to the tables', () => {
    const chain = chainOf('/wallet/withdraw');
    expect(chain.layouts.length).toBe(2);
    const withdraw = chain.endpoints.find(({ id }) => id === 'withdrawals.withdraw');
    expect(withdraw?.rooms.some((room) => room.includes('/usecases/'))).toBe(true);
    expect(withdraw?.tables).toContain('wallet.withdrawal');
  });

  it('says which paths there are when one is unknown', () => {
    expect(() => chainOf('/nowhere')).toThrow(/pages\.ts/);
  });
});
