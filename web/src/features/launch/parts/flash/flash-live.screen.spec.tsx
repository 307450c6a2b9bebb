import { messages as words } from '@bourse/i18n/en_US/launch.ts';
import { messages as flash } from '@bourse/i18n/en_US/launch-flash.ts';
import { screen } from '@testing-library/dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { answerForMoney } from '../../../../app/money.rig.ts';
import { LAYOUTS, type LayoutName, openScreen, PERSON, untilThere, wordsOf } from '../../../../app/screen.rig.tsx';
import { followed, tell } from '../../../../lib/live/live.rig.ts';
import { sent } from '../../../../lib/server.rig.ts';
import { flashAnswer, flashTicket, payingTicket } from '../../launch.fixture.ts';
import { answerForFlash, type FlashRig } from '../../launch.rig.ts';

const t = await wordsOf({ ...words, ...flash });
const PAY = { name: t('launch.flash.pay', { amount: '249.48', asset: 'USDT' }) };

let rig: FlashRig;
beforeEach(() => {
  rig = answerForFlash();
  answerForMoney();
});

const open = async (layout: LayoutName) => {
  await openScreen('launch.project', { layout, names: { id: 'halyard' }, person: { ...PERSON, vipLevel: 1 } });
  await untilThere();
};
const place = { project: 'halyard', round: 1 };

describe.each(LAYOUTS)('what is told of a flash sale on %s', (layout) => {
  it('is told of: the own ticket, asked for at once', async () => {
    rig.now = flashAnswer({ ticket: flashTicket(), pollAfterMs: 3_000 });
    await open(layout);
    expect(followed()).toEqual(expect.arrayContaining(['launch.lots', 'launch.ticket']));
    expect(screen.queryByRole('button', PAY)).toBeNull();
    rig.now = flashAnswer({ ticket: payingTicket() });
    await tell('launch.ticket', { ...place, ticketId: payingTicket().id, state: 'PAYING' });
    await screen.findByRole('button', PAY);
  });

  it('and of lots that are back, without a question, and of no other round', async () => {
    rig.now = flashAnswer({ ticket: flashTicket(), pollAfterMs: 3_000 });
    await open(layout);
    const asked = sent('launch.flash').length;
    const stock = { backLots: 3, paidLots: 1_328, payingLots: 19, freeLots: 1_053 };
    await tell('launch.lots', { ...place, round: 2, ...stock });
    await tell('launch.lots', { ...place, project: 'other', ...stock });
    expect(screen.queryByText('1,053')).toBeNull();
    await tell('launch.lots', { ...place, ...stock });
    expect(document.body.textContent).toContain('1,053');
    expect(sent('launch.flash')).toHaveLength(asked);
  });
});
