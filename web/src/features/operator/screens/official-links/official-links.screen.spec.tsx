import { messages as t } from '@bourse/i18n/en_US/operator.ts';
import { screen } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { greyCount, LAYOUTS, openScreen, shell } from '../../../../app/screen.rig.tsx';
import type { CallOutput } from '../../../../lib/client.ts';
import { answer, cut, hold, refuse, sent } from '../../../../lib/server.rig.ts';

type Answer = CallOutput<'operator.officialChannel'>;

const OURS: Answer = {
  kind: 'web',
  verdict: 'OFFICIAL',
  reason: null,
  official: 'https://bourse.example',
  leadsTo: null,
  oddLetters: [],
};

describe.each(LAYOUTS)('the check of an official link on %s', (layout) => {
  const open = () => openScreen('operator.officialLinks', { layout, person: null });
  const ask = async (text: string) => {
    const user = await open();
    const field = screen.getByLabelText<HTMLInputElement>(t['operator.links.label']);
    await user.type(field, text);
    await user.click(screen.getByRole('button', { name: t['operator.links.check'] }));
    return { user, field };
  };

  it('asks nothing before there is something to ask about, and says what nobody of us asks for', async () => {
    const user = await open();
    const button = screen.getByRole('button', { name: t['operator.links.check'] });
    expect(button).toHaveProperty('disabled', true);
    await user.type(screen.getByLabelText(t['operator.links.label']), '   {Enter}');
    expect(sent('operator.officialChannel')).toEqual([]);
    for (const what of ['pay', 'codes', 'move'] as const) {
      expect(screen.getByText(t[`operator.links.never.${what}`])).toBeTruthy();
    }
    const freeze = screen.getByRole('link', { name: t['operator.links.freeze'] });
    expect(freeze.getAttribute('href')).toBe(
      layout === 'h5' ? '/h5/user/center?do=freeze' : '/frontweb/user/security?do=freeze',
    );
  });

  it('is busy while it asks, sends what was typed once, and leaves the field as it was', async () => {
    const held = hold('operator.officialChannel');
    const { user, field } = await ask(' bourse.example ');
    expect(greyCount()).toBeGreaterThan(0);
    await user.type(field, '{Enter}');
    expect(sent('operator.officialChannel')).toEqual([{ text: 'bourse.example' }]);
    held.answer(OURS);
    expect(await screen.findByText(t['operator.links.official'])).toBeTruthy();
    expect(screen.getByText(t['operator.links.care.web'])).toBeTruthy();
    expect(field.value).toBe(' bourse.example ');
  });

  it('takes its answer back as soon as something else stands in the field', async () => {
    answer('operator.officialChannel', OURS);
    const { user, field } = await ask('bourse.example');
    await screen.findByText(t['operator.links.official']);
    await user.type(field, 's');
    expect(screen.queryByText(t['operator.links.official'])).toBeNull();
  });

  it('says where a name is ours', async () => {
    answer('operator.officialChannel', {
      ...OURS,
      kind: 'handle',
      verdict: 'ONLY_AT',
      official: 'social.example/bourse',
    });
    await ask('@bourse');
    expect(await screen.findByText('social.example/bourse')).toBeTruthy();
    expect(screen.getByText(t['operator.links.care.handle'])).toBeTruthy();
  });

  it('shows what an imitation is in truth, with its odd letters', async () => {
    answer('operator.officialChannel', {
      ...OURS,
      verdict: 'NOT_OFFICIAL',
      reason: 'LOOK_ALIKE',
      leadsTo: 'https://xn--burse-x4c.example',
      oddLetters: ['о U+043E'],
    });
    await ask('bоurse.example');
    expect(await screen.findByText(t['operator.links.notOfficial'])).toBeTruthy();
    expect(screen.getByText('https://xn--burse-x4c.example')).toBeTruthy();
    expect(screen.getByText('о U+043E')).toBeTruthy();
    expect(screen.queryByText(t['operator.links.care.web'])).toBeNull();
  });

  it('says that the network is away, and Retry asks again', async () => {
    cut('operator.officialChannel');
    const { user } = await ask('bourse.example');
    await screen.findByRole('alert');
    answer('operator.officialChannel', OURS);
    await user.click(screen.getByRole('button', { name: shell('shell.action.retry') }));
    expect(await screen.findByText(t['operator.links.official'])).toBeTruthy();
  });

  it('says that it was asked too often', async () => {
    refuse('operator.officialChannel', 'TOO_MANY_REQUESTS', { retryAfterS: 30 });
    await ask('bourse.example');
    const { messages } = await import('@bourse/i18n/en_US/common-refusal.ts');
    expect((await screen.findByRole('alert')).textContent).toContain(messages.TOO_MANY_REQUESTS);
  });
});

it.each(
  Object.keys(t).flatMap((key) => key.split('operator.links.reason.').slice(1)) as NonNullable<Answer['reason']>[],
)('has a sentence for %s', async (reason) => {
  answer('operator.officialChannel', { ...OURS, verdict: 'NOT_OFFICIAL', reason });
  const user = await openScreen('operator.officialLinks', { layout: 'desktop', person: null });
  await user.type(screen.getByLabelText(t['operator.links.label']), 'x{Enter}');
  expect(await screen.findByText(t[`operator.links.reason.${reason}`])).toBeTruthy();
  const verdict = reason === 'UNREADABLE' ? 'operator.links.unreadable' : 'operator.links.notOfficial';
  expect(screen.getByText(t[verdict])).toBeTruthy();
});
