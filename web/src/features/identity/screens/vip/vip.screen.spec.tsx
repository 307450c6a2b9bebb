import { screen, within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { LAYOUTS, openScreen, PERSON } from '../../../../app/screen.rig.tsx';
import { identityText } from '../../identity-text.ts';

const t = await identityText.load('en_US');

describe.each(LAYOUTS)('the VIP levels on %s', (layout) => {
  const open = (person: typeof PERSON) =>
    openScreen(layout === 'h5' ? 'identity.vipInfo' : 'identity.vip', { layout, person });
  const badge = () => screen.getByText(t('identity.vip.yours'));

  it('shows every level with what it takes and gives, and which is one’s own', async () => {
    await open({ ...PERSON, vipLevel: 2 });
    expect(await screen.findByText(t('identity.vip.own', { level: 2 }))).toBeTruthy();
    for (let level = 0; level <= 6; level++) {
      expect(screen.getAllByText(t('identity.vip.badge', { level })).length).toBeGreaterThan(0);
    }
    const row = layout === 'desktop' ? badge().closest('tr, [role=row]') : badge().closest('section, [data-room] > *');
    expect(row?.textContent).toContain('0.120 / 0.150');
    expect(row?.textContent).toContain(t('identity.vip.times', { times: '1.5' }));
    expect(within(row as HTMLElement).queryByText('0.080 / 0.120')).toBeNull();
  });
});
