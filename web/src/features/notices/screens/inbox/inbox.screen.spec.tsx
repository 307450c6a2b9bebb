import { messages as words } from '@bourse/i18n/en_US/notices.ts';
import { screen } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { greyCount, here, LAYOUTS, openScreen, shell, untilThere, wordsOf } from '../../../../app/screen.rig.tsx';
import type { CallOutput } from '../../../../lib/client.ts';
import { answer, cut, hold, sent } from '../../../../lib/server.rig.ts';

type Row = CallOutput<'notices.demoInbox'>['rows'][number];

const t = await wordsOf(words);
const MAIL: Row = {
  id: '1',
  channel: 'email',
  to: 'ada@example.com',
  subject: 'Your code',
  body: 'Your code is 048213. It is good for 123456.5 USDT.',
  atMs: Date.UTC(2026, 10, 19, 3, 4, 5),
};

describe.each(LAYOUTS)('the inbox of the demo on %s', (layout) => {
  const open = () => openScreen('notices.devInbox', { layout, person: null });

  it('is grey while it is asked, and then says that nothing was sent', async () => {
    const held = hold('notices.demoInbox');
    await open();
    expect(greyCount()).toBeGreaterThan(0);
    held.answer({ rows: [], next: null });
    await untilThere();
    expect(screen.getByText(t('notices.inbox.empty'))).toBeTruthy();
  });

  it('shows a message with its code, which can be copied', async () => {
    answer('notices.demoInbox', {
      rows: [MAIL, { ...MAIL, id: '2', channel: 'sms', subject: '', body: 'Hello' }],
      next: null,
    });
    const user = await open();
    expect(await screen.findByText('048213', { selector: 'span' })).toBeTruthy();
    expect(screen.getAllByText('11/19 11:04:05 (UTC+8)')).toHaveLength(2);
    await user.click(screen.getByRole('button', { name: shell('shell.action.copy') }));
    expect(await navigator.clipboard.readText()).toBe('048213');
    expect(await screen.findByRole('button', { name: shell('shell.copied') })).toBeTruthy();
  });

  it('asks for one recipient as it is typed, and leaves what was typed as it is', async () => {
    answer('notices.demoInbox', { rows: [], next: null });
    const user = await open();
    const field = screen.getByLabelText<HTMLInputElement>(t('notices.inbox.to'));
    await user.type(field, 'Ada@x');
    expect(field.value).toBe('Ada@x');
    expect(await screen.findByText(t('notices.inbox.noneTo', { to: 'Ada@x' }))).toBeTruthy();
    expect(here()).toContain('to=Ada%40x');
    expect(sent('notices.demoInbox').at(-1)).toEqual({ to: 'Ada@x' });
  });

  it('goes on where the list was cut', async () => {
    answer('notices.demoInbox', ({ before }) =>
      before ? { rows: [{ ...MAIL, id: '2', subject: 'An older one' }], next: null } : { rows: [MAIL], next: 'c1' },
    );
    const user = await open();
    await user.click(await screen.findByRole('button', { name: shell('shell.action.more') }));
    expect(await screen.findByText('An older one')).toBeTruthy();
    expect(screen.getByText('Your code')).toBeTruthy();
  });

  it('says that the network is away, and Retry brings it', async () => {
    cut('notices.demoInbox');
    const user = await open();
    await screen.findByRole('alert');
    answer('notices.demoInbox', { rows: [MAIL], next: null });
    await user.click(screen.getByRole('button', { name: shell('shell.action.retry') }));
    expect(await screen.findByText('Your code')).toBeTruthy();
  });
});
