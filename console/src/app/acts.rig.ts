import { screen, waitFor, within } from '@testing-library/dom';
import { expect } from 'vitest';
import type { StaffEndpointId, StaffInput, StaffOutput } from '../lib/client.ts';
import { type ConsoleKey, t } from '../lib/i18n.ts';
import { type Opened, type OpenOptions, open } from './console.rig.tsx';
import { DOWN, later, refuse } from './exchange.rig.ts';
import {
  button,
  dialog,
  field,
  isLoading,
  isOffered,
  noDialog,
  page,
  refusalsOf,
  sentence,
  toast,
} from './page.rig.ts';

interface ReasonedAct<Id extends StaffEndpointId> {
  readonly id: Id;
  /** The text on the button that does it. */
  readonly verb: string;
  /** The expected input beside the reason. */
  readonly input: Omit<StaffInput<Id>, 'reason'>;
  readonly answer: StaffOutput<Id>;
  /** The sentence shown when it is done. */
  readonly done: string;
  readonly reasonLabel?: string;
}
const REASON = 'Case  #47, "A"';

/**
 * Goes through an action's dialog: without a reason, with too short a reason, with every refusal (the dialog keeps what was
 * typed and says why), and finally done once although the button is pressed twice.
 */
export async function actWithReason<Id extends StaffEndpointId>(opened: Opened, act: ReasonedAct<Id>): Promise<void> {
  const { user, sent, answer } = opened;
  const inside = dialog();
  const confirm = button(act.verb, inside);
  const reason = field(act.reasonLabel ?? t('console.user.reason'), inside);
  expect(confirm.disabled).toBe(true);
  await user.type(reason, ' a{Enter}');
  expect(confirm.disabled).toBe(true);
  expect(sent(act.id)).toEqual([]);
  await user.clear(reason);
  await user.type(reason, REASON);
  const wanted = { ...act.input, reason: REASON };
  for (const code of refusalsOf(act.id)) {
    answer({ [act.id]: code === 'NETWORK_DOWN' ? DOWN : refuse(code) });
    confirm.click();
    await waitFor(() => expect(within(inside).queryByRole('alert')?.textContent).toBe(sentence(code)));
    expect(sent(act.id).at(-1)).toEqual(wanted);
    expect(reason.value).toBe(REASON);
  }
  const before = sent(act.id).length;
  const held = later<Id>();
  answer({ [act.id]: held.answer });
  await user.dblClick(confirm);
  await user.type(reason, '{Enter}');
  expect(confirm.getAttribute('aria-busy')).toBe('true');
  held.give(act.answer);
  await toast(act.done);
  await noDialog();
  expect(sent(act.id).slice(before)).toEqual([wanted]);
}

interface Asked<Id extends StaffEndpointId> extends OpenOptions {
  readonly id: Id;
  readonly answer: StaffOutput<Id>;
  /** The sentence shown where loading failed. */
  readonly failed: ConsoleKey;
  /** A text shown once it is loaded. */
  readonly shows: string;
}

/**
 * Loads a page: placeholders while nothing is there, a silent second try when the network is down, then an error, which Retry
 * ends.
 */
export async function waitsFailsAndRetries<Id extends StaffEndpointId>(
  route: string,
  asked: Asked<Id>,
): Promise<Opened> {
  const held = later<Id>();
  const opened = await open(route, { role: asked.role, answers: { ...asked.answers, [asked.id]: held.answer } });
  expect(isLoading()).toBe(true);
  expect(screen.queryByText(asked.shows)).toBeNull();
  // The page's own code may still be loading; then nothing was asked yet.
  await waitFor(() => expect(opened.sent(asked.id)).not.toEqual([]));
  const before = opened.sent(asked.id).length;
  opened.answer({ [asked.id]: DOWN });
  held.give(DOWN);
  await screen.findAllByText(t(asked.failed));
  expect(opened.sent(asked.id)).toHaveLength(before + 1);
  expect(isLoading()).toBe(false);
  opened.answer({ [asked.id]: asked.answer });
  await opened.user.click(button(t('console.retry'), (await within(page()).findAllByRole('alert'))[0]!));
  await screen.findAllByText(asked.shows);
  return opened;
}

/** Loads the second page of a list, which must be asked for with the first page's cursor and shown below it. */
export async function showsTheNextPage(
  opened: Opened,
  id: StaffEndpointId,
  first: string,
  second: string,
): Promise<void> {
  await screen.findAllByText(first);
  expect(screen.queryByText(second)).toBeNull();
  await opened.user.click(button(t('console.more')));
  await screen.findAllByText(second);
  screen.getAllByText(first);
  expect(isOffered(t('console.more'))).toBe(false);
  expect(opened.sent(id).at(-1)).toMatchObject({ before: 'page-2' });
}
