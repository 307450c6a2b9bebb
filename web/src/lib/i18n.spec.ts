import { describe, expect, it, vi } from 'vitest';
import { catalog, fill, loadTextOf } from './i18n.ts';

const english = {
  'x.plain': 'Plain',
  'x.named': 'Send {amount} to {name}',
  'x.count': { one: '{count} coin of {name}', other: '{count} coins of {name}' },
} as const;
const russian = {
  'x.plain': 'Просто',
  'x.named': '{name} получит {amount}',
  'x.count': {
    one: '{count} монета {name}',
    few: '{count} монеты {name}',
    many: '{count} монет {name}',
    other: '{count} монеты {name}',
  },
};

const source = () =>
  catalog<typeof english>({
    '../../../i18n/en_US/x.ts': async () => ({ messages: english }),
    '../../../i18n/ru_RU/x.ts': async () => ({ messages: russian }),
  });

describe('texts', () => {
  it('fill their places, in the order of each language', async () => {
    const x = source();
    const [en, ru] = await Promise.all([x.load('en_US'), x.load('ru_RU')]);
    expect(en('x.plain')).toBe('Plain');
    expect(en('x.named', { amount: '1', name: 'Mia' })).toBe('Send 1 to Mia');
    expect(ru('x.named', { amount: '1', name: 'Мия' })).toBe('Мия получит 1');
  });

  it.each([
    [1, '1 монета M'],
    [2, '2 монеты M'],
    [5, '5 монет M'],
    [21, '21 монета M'],
    [1234, '1,234 монеты M'],
  ])('choose the plural form for %i', async (count, text) => {
    expect((await source().load('ru_RU'))('x.count', { count, name: 'M' })).toBe(text);
  });

  it('put elements into their places', async () => {
    const en = await source().load('en_US');
    expect(en.rich('x.named', { amount: 7, name: 'bold' })).toEqual(['Send ', 7, ' to ', 'bold', '']);
  });

  it('are fetched once, and again after a fetch that failed', async () => {
    const load = vi.fn(async () => ({ messages: english }));
    load.mockRejectedValueOnce(new Error('offline'));
    const x = catalog<typeof english>({ '/i18n/en_US/x.ts': load });
    await expect(x.load('en_US')).rejects.toThrow('offline');
    await Promise.all([x.load('en_US'), x.load('en_US')]);
    expect(load).toHaveBeenCalledTimes(2);
    await expect(x.load('ja_JP')).rejects.toThrow('ja_JP');
  });

  it('are fetched by the name of their capability, once its code is here', async () => {
    const load = vi.fn(async () => ({ messages: english }));
    await loadTextOf('early', 'en_US');
    const x = catalog<typeof english>({ '../../../i18n/en_US/early.ts': load });
    await loadTextOf('early', 'en_US');
    await x.load('en_US');
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('show a dash for a value that is missing', () => {
    expect(fill('{a} of {b}', { a: 1000 })).toBe('1,000 of --');
  });
});
