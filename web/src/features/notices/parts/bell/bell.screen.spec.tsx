import { messages as words } from '@bourse/i18n/en_US/notices.ts';
import { screen } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { here, LAYOUTS, openPart, shell, wordsOf } from '../../../../app/screen.rig.tsx';
import type { CallOutput } from '../../../../lib/client.ts';
import { answer, cut, sent } from '../../../../lib/server.rig.ts';
import { Bell } from './bell.tsx';

const t = await wordsOf(words);
const LIST: CallOutput<'notices.list'> = {
  rows: [
    {
      id: '6f0c2b1e-8d4e-4c55-9a3a-000000000001',
      kind: 'identity.newDevice',
      params: { device: 'Firefox', ip: '203.0.113.7' },
      atMs: Date.UTC(2026, 10, 19, 3),
      read: false,
    },
  ],
  next: null,
  unread: 12,
};

describe.each(LAYOUTS)('the bell on %s', (layout) => {
  const open = (person?: null) => openPart(<Bell buttonClass="" />, { layout, ...(person === null && { person }) });

  it('says how many are unread, shows them, and marks the one that is opened', async () => {
    answer('notices.list', LIST);
    answer('notices.markRead', { done: true });
    const user = await open();
    await user.click(await screen.findByRole('button', { name: t('notices.bellUnread', { count: 12 }) }));
    await user.click(await screen.findByRole('link', { name: /New device logged in: Firefox, 203\.0\.113\.7/ }));
    expect(sent('notices.markRead')).toEqual([{ id: LIST.rows[0]!.id }]);
    expect(here()).toBe(layout === 'h5' ? '/h5/user/center' : '/frontweb/user/security');
    expect(screen.queryByRole('link', { name: t('notices.all') })).toBeNull();
  });

  it('says that there is nothing, and leads to all of them', async () => {
    answer('notices.list', { rows: [], next: null, unread: 0 });
    const user = await open();
    await user.click(await screen.findByRole('button', { name: t('notices.bell') }));
    expect(await screen.findByText(t('notices.empty'))).toBeTruthy();
    expect(screen.queryByRole('button', { name: t('notices.markAll') })).toBeNull();
    await user.click(screen.getByRole('link', { name: t('notices.all') }));
    expect(here()).toBe('/frontweb/user/notices');
  });

  it('says that they could not be loaded', async () => {
    cut('notices.list');
    const user = await open();
    await user.click(await screen.findByRole('button', { name: t('notices.bell') }));
    expect(await screen.findByRole('button', { name: shell('shell.action.retry') })).toBeTruthy();
  });

  it('asks nothing for a visitor', async () => {
    await open(null);
    await screen.findByRole('button', { name: t('notices.bell') });
    expect(sent('notices.list')).toEqual([]);
  });
});
