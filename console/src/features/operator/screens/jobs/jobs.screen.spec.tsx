import { MINUTE_MS } from '@bourse/core/calendar/durations.ts';
import { screen, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { actWithReason, waitsFailsAndRetries } from '../../../../app/acts.rig.ts';
import { open } from '../../../../app/console.rig.tsx';
import { NOW_MS, type RowOf } from '../../../../app/exchange.rig.ts';
import { dialog, isOffered, page, rowsOf } from '../../../../app/page.rig.ts';
import { t } from '../../../../lib/i18n.ts';

type Job = RowOf<'staffJobs.jobs'>;
const job = (own: Partial<Job> = {}): Job => ({
  name: 'wallet.sweep',
  process: 'worker-1',
  everyMs: MINUTE_MS,
  state: 'RESTING',
  runs: 1_234,
  failures: 0,
  startedAtMs: NOW_MS - 5_000,
  durationMs: 1_250,
  nextAtMs: NOW_MS + MINUTE_MS,
  lateMs: 0,
  error: null,
  errorAtMs: null,
  ...own,
});
const LEASE = { name: 'core', holder: 'process-7', epoch: '42', untilMs: NOW_MS, isHeld: true };
const answerOf = (...rows: readonly Job[]) => ({ rows: [...rows], leases: [] });

test('it loads, fails, and is asked for again; one Retry brings both tables', async () => {
  await waitsFailsAndRetries('/jobs', {
    role: 'finance',
    id: 'staffJobs.jobs',
    answer: { rows: [job()], leases: [LEASE] },
    failed: 'console.jobs.failed',
    shows: 'wallet.sweep',
  });
  screen.getByText('process-7');
});

test('puts failing jobs first, and shows for each when it ran, for how long, when it runs next and what went wrong', async () => {
  const failing = job({
    name: 'b',
    state: 'FAILING',
    failures: 3,
    error: 'timeout',
    errorAtMs: NOW_MS,
    durationMs: null,
  });
  const late = job({ name: 'c', state: 'LATE', lateMs: 2 * MINUTE_MS, startedAtMs: null, nextAtMs: null });
  await open('/jobs', {
    role: 'risk',
    answers: { 'staffJobs.jobs': answerOf(job(), job({ name: 'd', state: 'GONE' }), late, failing) },
  });
  await screen.findByText('wallet.sweep');
  const [ago, ahead] = [t('console.jobs.ago', { time: '0:00:05' }), t('console.jobs.in', { time: '0:01:00' })];
  const [took, run] = [t('console.jobs.ms', { ms: '1,250' }), t('console.jobs.run')];
  expect(rowsOf(t('console.nav.jobs'))).toEqual([
    [
      'b worker-1',
      `${t('console.jobState.FAILING')} ${t('console.jobs.inARow', { count: 3 })}`,
      ago,
      '--',
      ahead,
      '1,234',
      '2026/11/20 14:32:05 timeout',
      run,
    ],
    ['c worker-1', `${t('console.jobState.LATE')} +0:02:00`, '--', took, '--', '1,234', '', run],
    ['d worker-1', t('console.jobState.GONE'), ago, took, ahead, '1,234', '', ''],
    ['wallet.sweep worker-1', t('console.jobState.RESTING'), ago, took, ahead, '1,234', '', run],
  ]);
  await screen.findByText(t('console.jobs.noLeases'));
});

test('shows which process holds each lease', async () => {
  const answer = { rows: [], leases: [LEASE, { ...LEASE, name: 'scan', isHeld: false }] };
  await open('/jobs', { role: 'auditor', answers: { 'staffJobs.jobs': answer } });
  await screen.findByText('core');
  expect(rowsOf(t('console.jobs.leases'))).toEqual([
    ['core', 'process-7', '42', t('console.jobs.held'), '2026/11/20 14:32:05'],
    ['scan', 'process-7', '42', t('console.jobs.free'), '--'],
  ]);
});

test.each(['auditor', 'superadmin'] as const)('%s reads and lets nothing run', async (role) => {
  await open('/jobs', { role, answers: { 'staffJobs.jobs': answerOf(job()) } });
  await screen.findByText('wallet.sweep');
  expect(isOffered(t('console.jobs.run'))).toBe(false);
});

test('a job runs now', async () => {
  const opened = await open('/jobs', { role: 'finance', answers: { 'staffJobs.jobs': answerOf(job()) } });
  await opened.user.click(await within(page()).findByRole('button', { name: t('console.jobs.run') }));
  within(dialog()).getByRole('heading', { name: t('console.jobs.runTitle', { job: 'wallet.sweep' }) });
  within(dialog()).getByText(t('console.jobs.runEffect'));
  await actWithReason(opened, {
    id: 'staffJobs.run',
    verb: t('console.jobs.run'),
    input: { name: 'wallet.sweep' },
    answer: { done: true },
    done: t('console.jobs.asked'),
  });
});
