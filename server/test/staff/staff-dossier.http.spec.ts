import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { minor, rowsOf, sumsOf } from '../../src/modules/bookings/statement.rig.ts';
import { deleteExportsJob } from '../../src/modules/statement/public.ts';
import { codeOf } from './staff-desk.rig.ts';
import { dossierRig, make } from './staff-dossier.rig.ts';

const { exchange, nora, paul, desk, writeAll, fetchFile, refusalOf, made } = await dossierRig();

async function balancesOf(uid: string): Promise<Record<string, bigint>> {
  const { rows } = await desk.client.call('staffHoldings', 'overview', { uid });
  return Object.fromEntries(
    rows.map(({ account, asset, available, frozen }) => [`${account}:${asset}`, minor(available) + minor(frozen)]),
  );
}
const rowOf = async (id: string, uid = nora.uid) =>
  (await desk.client.call('staffDossier', 'list', { uid })).rows.find((row) => row.id === id)!;

describe('the files of a report', () => {
  it('say who the person is, unmasked, what they did, and what staff did; the bookings add up to the balances', async () => {
    const risk = await exchange.staff('risk');
    const frozen = (on: string) => ({ uid: nora.uid, frozen: on, reason: 'Looks stolen' });
    await risk.client.call('staffIdentity', 'setFrozen', frozen('true'));
    await risk.client.call('staffIdentity', 'setFrozen', frozen('false'));
    const begun = await make(desk, nora.uid);
    expect(begun).toMatchObject({
      staff: desk.login,
      reason: 'Money of unknown origin',
      fromMs: null,
      details: { state: 'WAITING', deleteAtMs: null },
      entries: { state: 'WAITING' },
    });
    expect(await codeOf(make(desk, nora.uid))).toBe('DOSSIER_RUNNING');
    expect(await refusalOf(desk, begun.id, 'details')).toBe('DOSSIER_NOT_READY');
    await writeAll();
    const row = await rowOf(begun.id);
    expect(row).toMatchObject({ details: { state: 'DONE' }, entries: { state: 'DONE' } });
    expect(row.details.deleteAtMs! - row.createdAtMs).toBeGreaterThanOrEqual(7 * 86_400_000);

    const details = await fetchFile(desk, begun.id, 'details');
    expect(details.headers['content-disposition']).toMatch(
      new RegExp(`^attachment; filename="report-${nora.uid}-\\d{4}-\\d{2}-\\d{2}-details.json"$`),
    );
    expect(Number(details.headers['content-length'])).toBe(Buffer.byteLength(details.body));
    const file = details.json();
    expect(file).toMatchObject({
      format: 'bourse-report-1',
      uid: nora.uid,
      from_utc: null,
      profile: [{ uid: nora.uid, email: nora.login, has_authenticator: true }],
      spot_trades: [{ symbol: 'BTC_USDT', side: 'buy', price: '60000', quantity: '0.01' }],
    });
    expect(file.spot_orders.map(({ status }: { status: string }) => status)).toEqual(['completed', 'unfilled']);
    expect(file.sessions[0]).toMatchObject({ ip: '127.0.0.1', browser: expect.stringContaining('Chrome') });
    expect(file.security_changes.map(({ kind }: { kind: string }) => kind)).toContain('identity.frozen');
    expect(file.staff_actions).toMatchObject([
      { staff: risk.login, action: 'staffIdentity.setFrozen', reason: 'Looks stolen', after: { frozen: true } },
      { action: 'staffIdentity.setFrozen', before: { frozen: true } },
      { staff: desk.login, action: 'staffDossier.make' },
    ]);
    const told = file.balances.map(({ account, asset, available, held }: Record<string, string>) => [
      `${account}:${asset}`,
      minor(available!) + minor(held!),
    ]);
    const entries = await fetchFile(desk, begun.id, 'entries');
    expect(entries.headers['content-type']).toBe('text/csv; charset=utf-8');
    const balances = await balancesOf(nora.uid);
    expect(Object.fromEntries(told)).toEqual(balances);
    expect(sumsOf(rowsOf(entries.body))).toEqual(balances);
  });

  it('hold a range only, and nothing of somebody else', async () => {
    const before = String(exchange.clock.nowMs() - 30 * 86_400_000);
    expect(await codeOf(make(desk, nora.uid, { fromMs: '5', toMs: '5' }))).toBe('DOSSIER_RANGE');
    expect(await codeOf(make(desk, '999999999'))).toBe('USER_UNKNOWN');
    const id = await made(nora.uid, { fromMs: '1', toMs: before });
    const file = (await fetchFile(desk, id, 'details')).json();
    expect(file.profile).toHaveLength(1);
    for (const list of ['sessions', 'log_ins', 'spot_orders', 'spot_trades', 'security_changes', 'staff_actions'])
      expect(file[list], list).toEqual([]);
    expect(rowsOf((await fetchFile(desk, id, 'entries')).body)).toEqual([]);
    const other = await (await fetchFile(desk, await made(paul.uid), 'details')).body;
    expect(other).not.toContain(nora.uid);
    expect(other).not.toContain(nora.login);
  });

  it('leave a line in the log with the reason, for the making and for each file that was taken', async () => {
    const id = await made(paul.uid);
    await fetchFile(desk, id, 'details');
    await fetchFile(desk, id, 'entries');
    const { rows } = await desk.client.call('staffApprovals', 'auditLog', { subject: `user:${paul.uid}`, limit: '3' });
    expect(rows).toMatchObject([
      { action: 'staffDossier.download', after: expect.stringContaining('"file":"entries"') },
      { action: 'staffDossier.download', after: expect.stringContaining('"file":"details"') },
      { action: 'staffDossier.make', after: expect.stringContaining(id) },
    ]);
    for (const row of rows) expect(row).toMatchObject({ staff: desk.login, reason: 'Money of unknown origin' });
  });

  it('are read by an auditor, who makes none; the log has each file that was taken', async () => {
    const auditor = await exchange.staff('auditor');
    const id = await made(paul.uid);
    const { rows } = await auditor.client.call('staffDossier', 'list', { uid: paul.uid });
    expect(rows.map((row) => row.id)).toContain(id);
    const taken = await fetchFile(auditor, id, 'entries');
    expect(taken.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(taken.body).toBe((await fetchFile(desk, id, 'entries')).body);
    expect(await codeOf(make(auditor, paul.uid))).toBe('FORBIDDEN');
    const log = await auditor.client.call('staffApprovals', 'auditLog', {
      subject: `user:${paul.uid}`,
      staff: auditor.login,
    });
    expect(log.rows).toMatchObject([{ role: 'auditor', action: 'staffDossier.download' }]);
  });

  it('are gone after seven days; who asked for them is not', async () => {
    const id = await made(paul.uid);
    const { db, clock } = exchange.services;
    const later = { nowMs: () => clock.nowMs() + 8 * 86_400_000 };
    while ((await deleteExportsJob({ db, clock: later }).run()) === 'more');
    expect(await rowOf(id, paul.uid)).toMatchObject({ staff: desk.login, details: { state: 'DELETED' } });
    expect(await refusalOf(desk, id, 'entries')).toBe('DOSSIER_NOT_READY');
    expect(await refusalOf(desk, randomUUID(), 'entries')).toBe('DOSSIER_UNKNOWN');
  });
});
