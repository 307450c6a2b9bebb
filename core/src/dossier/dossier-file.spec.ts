import { describe, expect, it } from 'vitest';
import { DOSSIER_FILE, dossierRecord } from './dossier-file.ts';

const scaleOf = (asset: string) => (asset === 'ETH' ? 18 : 6);

describe('a record', () => {
  it('has times in UTC and exact amounts of its coin, also in the records inside it', () => {
    const row = {
      id: 'd1',
      asset: 'ETH',
      amount_minor: '1500000000000000001',
      usdt_value_minor: '2500000',
      created_at_ms: '1767225600000',
      ended_at_ms: null,
      note: '=1+1',
      address: null,
      txId: 'x',
      returns: [{ amount_minor: '1', at_ms: '0' }],
      others: [{ asset: 'USDT', amount_minor: '-1' }],
    };
    expect(dossierRecord(row, scaleOf)).toEqual({
      id: 'd1',
      asset: 'ETH',
      amount: '1.500000000000000001',
      usdt_value: '2.5',
      created_at_utc: '2026-01-01T00:00:00.000Z',
      ended_at_utc: null,
      note: '=1+1',
      address: null,
      tx_id: 'x',
      returns: [{ amount: '0.000000000000000001', at_utc: '1970-01-01T00:00:00.000Z' }],
      others: [{ asset: 'USDT', amount: '-0.000001' }],
    });
  });
});

describe('the file', () => {
  const { head, part, end } = DOSSIER_FILE;
  const title = { uid: '100000001', fromMs: null, toMs: Date.UTC(2026, 0, 2) };

  it('is the same in parts as in one, with lists that have nothing', () => {
    const [a, b, c] = [{ n: 1 }, { n: 2 }, { n: 3 }];
    const whole = part('sessions', [a, b, c], { isFirst: true, isLast: true });
    const parts = [
      part('sessions', [a, b], { isFirst: true, isLast: false }),
      part('sessions', [c], { isFirst: false, isLast: false }),
      part('sessions', [], { isFirst: false, isLast: true }),
    ];
    expect(JSON.parse(`{"x":0${parts.join('')}}`)).toEqual(JSON.parse(`{"x":0${whole}}`));
    const file = JSON.parse(head(title) + parts.join('') + part('links', [], { isFirst: true, isLast: true }) + end());
    expect(file).toEqual({
      format: 'bourse-report-1',
      uid: '100000001',
      from_utc: null,
      to_utc: '2026-01-02T00:00:00.000Z',
      sessions: [a, b, c],
      links: [],
    });
  });
});
