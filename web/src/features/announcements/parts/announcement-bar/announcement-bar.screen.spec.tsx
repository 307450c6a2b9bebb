import { messages as words } from '@bourse/i18n/en_US/announcements.ts';
import { screen } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { LAYOUTS, NOW_MS, openPart, wordsOf } from '../../../../app/screen.rig.tsx';
import type { CallOutput } from '../../../../lib/client.ts';
import { followed, reopen } from '../../../../lib/live/live.rig.ts';
import { answer, cut, sent } from '../../../../lib/server.rig.ts';
import { AnnouncementBar } from './announcement-bar.tsx';

const t = await wordsOf(words);
type Row = CallOutput<'announcements.current'>['rows'][number];
const row = (id: string, change: Partial<Row> = {}): Row => ({
  id,
  level: 'info',
  text: `Words of ${id}`,
  fromMs: NOW_MS - 1,
  untilMs: NOW_MS + 60_000,
  ...change,
});

describe.each(LAYOUTS)('what is announced on %s', (layout) => {
  const open = () => openPart(<AnnouncementBar isInset={false} />, { layout, person: null });

  it('shows those whose time it is, and one that was closed stays closed', async () => {
    answer('announcements.current', {
      rows: [
        row('now'),
        row('soon', { fromMs: NOW_MS + 1_000 }),
        row('over', { untilMs: NOW_MS }),
        row('always', { untilMs: null }),
      ],
    });
    const user = await open();
    expect(await screen.findByText('Words of now')).toBeTruthy();
    expect(screen.getByText('Words of always')).toBeTruthy();
    expect(screen.queryByText(/soon|over/)).toBeNull();
    const [close] = screen.getAllByRole('button', { name: t('announcements.close') });
    await user.click(close!);
    expect(screen.queryByText('Words of now')).toBeNull();
    expect(screen.getByText('Words of always')).toBeTruthy();
    await open();
    expect(screen.queryByText('Words of now')).toBeNull();
  });

  it('shows what was announced while the connection was lost', async () => {
    answer('announcements.current', { rows: [] });
    await open();
    await expect.poll(followed).toContain('announcements.changed');
    answer('announcements.current', { rows: [row('missed')] });
    await reopen();
    expect(await screen.findByText('Words of missed')).toBeTruthy();
  });

  it.each([
    ['nothing', () => answer('announcements.current', { rows: [] })],
    ['no network', () => cut('announcements.current')],
  ])('takes no place with %s', async (_, given) => {
    given();
    await open();
    await expect.poll(() => sent('announcements.current').length).toBeGreaterThan(0);
    expect(screen.queryByRole('region', { name: t('announcements.label') })).toBeNull();
  });
});
