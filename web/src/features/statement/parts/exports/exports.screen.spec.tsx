import { STATEMENT_TOPIC } from '@bourse/contract/topics.ts';
import { messages as words } from '@bourse/i18n/en_US/statement.ts';
import { messages as refusals } from '@bourse/i18n/en_US/statement-refusal.ts';
import { screen, within } from '@testing-library/dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { greyCount, LAYOUTS, type LayoutName, NOW_MS, openPart, shell, wordsOf } from '../../../../app/screen.rig.tsx';
import type { CallOutput } from '../../../../lib/client.ts';
import { fill } from '../../../../lib/i18n.ts';
import { tell } from '../../../../lib/live.rig.ts';
import { answer, cut, hold, refuse, sent } from '../../../../lib/server.rig.ts';
import type { ExportFilter } from './exports.model.ts';
import ExportsDialog from './exports-dialog.tsx';

type Row = CallOutput<'statement.exports'>['rows'][number];

const t = await wordsOf(words);
const FILTER: ExportFilter = {
  scope: 'deposit',
  asset: 'ETH',
  account: null,
  accountName: null,
  status: 'UNDER_WAY',
  search: null,
  kind: 'ONCHAIN',
  side: null,
  fromMs: NOW_MS - 86_400_000,
  toMs: NOW_MS,
  range: '2026/11/19 – 2026/11/20',
};
const RUNNING: Row = {
  id: '6f0c2b1e-8d4e-4c55-9a3a-000000000001',
  scope: 'deposit',
  format: 'csv',
  asset: 'ETH',
  account: null,
  fromMs: NOW_MS - 86_400_000,
  toMs: NOW_MS,
  status: 'UNDER_WAY',
  search: null,
  kind: 'ONCHAIN',
  side: null,
  state: 'RUNNING',
  rowsDone: 250,
  rowsTotal: 1_000,
  bytes: 12_000,
  fileName: 'bourse-deposits.csv',
  createdAtMs: NOW_MS,
  endedAtMs: null,
  deleteAtMs: null,
};
const DONE: Row = {
  ...RUNNING,
  state: 'DONE',
  rowsDone: 1_000,
  bytes: 48_640,
  endedAtMs: NOW_MS,
  deleteAtMs: NOW_MS + 7 * 86_400_000,
};

beforeEach(() => answer('statement.exports', { rows: [] }));

const open = (layout: LayoutName) => openPart(<ExportsDialog open onClose={() => {}} filter={FILTER} />, { layout });
const start = () => screen.getByRole<HTMLButtonElement>('button', { name: t('statement.start') });
const files = () => within(screen.getByRole('list', { name: t('statement.files') }));

describe.each(LAYOUTS)('files of records on %s', (layout) => {
  it('says what will be in the file, and that there is none yet', async () => {
    const held = hold('statement.exports');
    await open(layout);
    const dialog = within(await screen.findByRole('dialog', { name: t('statement.title') }));
    expect(greyCount()).toBeGreaterThan(0);
    for (const text of [FILTER.range, 'ETH', t('statement.kind.ONCHAIN'), t('statement.status.UNDER_WAY')]) {
      expect(dialog.getByText(text)).toBeTruthy();
    }
    expect(dialog.getByText(new RegExp(t('statement.noteFiltered')))).toBeTruthy();
    held.answer({ rows: [] });
    expect(await dialog.findByText(t('statement.none'))).toBeTruthy();
  });

  it('begins one file, though pressed twice, and the same one again after a lost answer', async () => {
    const held = hold('statement.request');
    const user = await open(layout);
    await screen.findByText(t('statement.none'));
    await user.dblClick(start());
    expect(sent('statement.request')).toHaveLength(1);
    held.cut();
    expect(await screen.findByText(t('statement.startFailed'))).toBeTruthy();
    answer('statement.request', RUNNING);
    answer('statement.exports', { rows: [RUNNING] });
    await user.click(start());
    expect(await screen.findByText('bourse-deposits.csv')).toBeTruthy();
    const [first, second] = sent('statement.request');
    expect(second).toEqual(first);
    expect(first).toEqual({
      clientRequestId: expect.any(String),
      format: 'csv',
      scope: 'deposit',
      asset: 'ETH',
      status: 'UNDER_WAY',
      kind: 'ONCHAIN',
      fromMs: String(FILTER.fromMs),
      toMs: String(FILTER.toMs),
    });
  });

  it('asks for all of time and another form where that is chosen', async () => {
    answer('statement.request', RUNNING);
    const user = await open(layout);
    await screen.findByText(t('statement.none'));
    await user.click(screen.getByRole('radio', { name: 'JSON' }));
    await user.click(screen.getByRole('checkbox', { name: t('statement.everything') }));
    await user.click(screen.getByRole('combobox', { name: new RegExp(`^${t('statement.what')}`) }));
    await user.click(await screen.findByRole('option', { name: t('statement.scope.all') }));
    await user.click(start());
    // Kinds are told apart where only one of them moves: a file of all records knows none.
    expect(sent('statement.request')).toEqual([
      {
        clientRequestId: expect.any(String),
        format: 'json',
        scope: 'all',
        asset: 'ETH',
        status: 'UNDER_WAY',
      },
    ]);
  });

  it('says why none was begun, with the number', async () => {
    refuse('statement.request', 'EXPORTS_RUNNING', { max: 3 });
    const user = await open(layout);
    await screen.findByText(t('statement.none'));
    await user.click(start());
    expect(await screen.findByText(fill(refusals.EXPORTS_RUNNING, { max: 3 }))).toBeTruthy();
    expect(start().disabled).toBe(false);
  });

  it('follows how far a file has come, never back, until it can be had', async () => {
    const other = { ...RUNNING, id: '6f0c2b1e-8d4e-4c55-9a3a-000000000002', fileName: 'bourse-other.csv' };
    answer('statement.exports', { rows: [{ ...RUNNING, rowsTotal: null }, other] });
    await open(layout);
    expect((await screen.findAllByText(t('statement.counting'))).length).toBeGreaterThan(0);
    const progress = (done: number) => t('statement.progress', { done, total: 1_000 });
    await tell(STATEMENT_TOPIC, { ...RUNNING, rowsDone: 300 });
    expect((await files().findAllByText(progress(300))).length).toBeGreaterThan(0);
    // What comes late about the first is known by what comes after it about the other.
    await tell(STATEMENT_TOPIC, { ...RUNNING, rowsDone: 100 });
    await tell(STATEMENT_TOPIC, { ...other, rowsDone: 400 });
    expect((await files().findAllByText(progress(400))).length).toBeGreaterThan(0);
    expect(files().queryByText(progress(100))).toBeNull();
    await tell(STATEMENT_TOPIC, DONE);
    const link = await files().findByRole('link', { name: `${t('statement.download')} bourse-deposits.csv` });
    expect(link.getAttribute('href')).toContain(`id=${DONE.id}`);
    expect(files().getByText(t('statement.size', { rows: 1_000, size: '48.6 kB' }))).toBeTruthy();
    expect(files().getByText(t('statement.kept', { time: '11/27 17:30 (UTC+8)' }))).toBeTruthy();
    await tell(STATEMENT_TOPIC, { ...RUNNING, rowsDone: 900 });
    await tell(STATEMENT_TOPIC, { ...other, rowsDone: 500 });
    expect((await files().findAllByText(progress(500))).length).toBeGreaterThan(0);
    expect(files().getByRole('link')).toBeTruthy();
  });

  it('cancels one once, and says why one was not', async () => {
    answer('statement.exports', { rows: [RUNNING] });
    const held = hold('statement.cancel');
    const user = await open(layout);
    await user.dblClick(await screen.findByRole('button', { name: t('statement.cancel') }));
    expect(sent('statement.cancel')).toEqual([{ id: RUNNING.id }]);
    answer('statement.exports', { rows: [DONE] });
    held.refuse('EXPORT_ENDED');
    expect(await screen.findByText(t('statement.cancelFailed'))).toBeTruthy();
    expect(screen.getByText(refusals.EXPORT_ENDED)).toBeTruthy();
    // What had ended meanwhile can be had.
    expect(await screen.findByRole('link')).toBeTruthy();
  });

  it('offers nothing of a file that failed or was cancelled', async () => {
    answer('statement.exports', {
      rows: [
        { ...DONE, id: '2', state: 'FAILED' },
        { ...DONE, id: '3', state: 'CANCELLED' },
      ],
    });
    await open(layout);
    expect(await screen.findByText(t('statement.state.FAILED'))).toBeTruthy();
    expect(screen.getByText(t('statement.state.CANCELLED'))).toBeTruthy();
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.queryByRole('button', { name: t('statement.cancel') })).toBeNull();
  });

  it('lets a file be asked for although the list did not come', async () => {
    cut('statement.exports');
    const user = await open(layout);
    const retry = await screen.findByRole('button', { name: shell('shell.action.retry') });
    expect(start().disabled).toBe(false);
    answer('statement.exports', { rows: [DONE] });
    await user.click(retry);
    expect(await screen.findByRole('link')).toBeTruthy();
  });
});
