import { Link } from 'wouter';
import { Badge, type Tone } from '../../../../kit/badge.tsx';
import { Card, Pairs } from '../../../../kit/card.tsx';
import { Table } from '../../../../kit/table.tsx';
import { formatAmount, formatLeft, formatShortAmount, formatTime } from '../../../../lib/format.ts';
import { t } from '../../../../lib/i18n.ts';
import { useNowMs } from '../../../../lib/time/clock.ts';
import type { LiveNetwork } from '../../screens/chains/chains.model.ts';
import { alarmText } from '../alarms/alarm-text.ts';

/** A network's state: how far it was read, which nodes agree, the hot wallet and what waits. */
export function NetworkCard({ network, mayPause }: { readonly network: LiveNetwork; readonly mayPause: boolean }) {
  const { nodes } = network;
  const block = (height: number | null) => (
    <span className="num">{height === null ? t('console.none') : formatAmount(String(height))}</span>
  );
  return (
    <Card
      title={network.name}
      action={
        <span className="flex flex-wrap items-center justify-end gap-3">
          <States network={network} />
          {mayPause && (
            <Link href="/catalog" className="text-13 font-medium text-accent-text">
              {t('console.pause')}
            </Link>
          )}
        </span>
      }
    >
      <div className="flex flex-col gap-3">
        <Pairs
          columns={2}
          rows={[
            { label: t('console.chains.head'), value: block(network.head) },
            { label: t('console.chains.cursor'), value: block(network.height) },
            {
              label: t('console.chains.nodes'),
              value: (
                <Badge
                  tone={nodes.agreeing === nodes.count ? 'ok' : nodes.agreeing * 2 > nodes.count ? 'warn' : 'danger'}
                >
                  {t('console.chains.nodesAgree', { agreeing: nodes.agreeing, count: nodes.count })}
                </Badge>
              ),
            },
            { label: t('console.chains.behind'), value: block(network.behind) },
            { label: t('console.chains.lastBlock'), value: <Ago atMs={network.lastBlockAtMs} /> },
            { label: t('console.chains.scanned'), value: <Ago atMs={network.scannedAtMs} /> },
            {
              label: t('console.chains.gas'),
              value: network.gas ? <Gas gas={network.gas} /> : t('console.none'),
            },
            {
              label: t('console.chains.waiting'),
              value: (
                <span className="num">
                  {t('console.chains.waitingCount', { open: network.openPayments, stuck: network.stuckPayments })}
                </span>
              ),
            },
          ]}
        />
        <Hot network={network} />
      </div>
    </Card>
  );
}

/** Every problem of the network; nothing where all is well. */
function States({ network }: { readonly network: LiveNetwork }) {
  const stopped = network.scanHaltedReason ?? network.creditHaltedReason;
  const states: { readonly tone: Tone; readonly text: string; readonly why: string }[] = [];
  if (network.head === null) states.push({ tone: 'danger', text: t('console.chains.away'), why: '' });
  if (stopped !== null) {
    const text = network.scanHaltedReason === null ? t('console.alarms.creditHalted') : t('console.alarms.scanHalted');
    states.push({ tone: 'danger', text, why: alarmText(stopped) });
  }
  if (network.depositsPaused !== null)
    states.push({ tone: 'warn', text: t('console.chains.depositsPaused'), why: network.depositsPaused });
  if (network.withdrawalsPaused !== null)
    states.push({ tone: 'warn', text: t('console.chains.withdrawalsPaused'), why: network.withdrawalsPaused });
  if (states.length === 0) return <Badge tone="ok">{t('console.alarms.running')}</Badge>;
  return (
    <span className="flex flex-wrap justify-end gap-1">
      {states.map(({ tone, text, why }) => (
        <span key={text} title={why}>
          <Badge tone={tone}>{text}</Badge>
        </span>
      ))}
    </span>
  );
}

/** The time since a moment, updated each second; the tooltip has the exact time. */
export function Ago({ atMs }: { readonly atMs: number | null }) {
  const nowMs = useNowMs();
  if (atMs === null) return <>{t('console.none')}</>;
  return (
    <span className="num" title={formatTime(atMs)}>
      {formatLeft(nowMs - atMs)}
    </span>
  );
}

function Gas({ gas }: { readonly gas: NonNullable<LiveNetwork['gas']> }) {
  if (gas.holds === null) return t('console.none');
  const held = `${formatAmount(gas.holds, 2)} ${gas.asset}`;
  if (gas.sweepsLeft === null) return <span className="num">{held}</span>;
  // Wraps, because both figures do not always fit beside the label.
  return <>{t('console.chains.gasLeft', { held, count: formatAmount(String(gas.sweepsLeft)) })}</>;
}

const TONES = { OK: 'ok', LOW: 'danger', HIGH: 'warn', NO_LIMIT: 'neutral', UNKNOWN: 'neutral' } as const;

/** The hot wallet by coin, with finance's bounds, and what is on people's addresses. */
function Hot({ network }: { readonly network: LiveNetwork }) {
  const figure = (text: string | null) =>
    text === null ? (
      t('console.none')
    ) : (
      <span className="num" title={text}>
        {formatShortAmount(text)}
      </span>
    );
  return (
    <Table
      label={t('console.chains.hot')}
      rows={network.hot}
      rowKey={(row) => row.asset}
      columns={[
        {
          key: 'asset',
          head: t('console.chains.hot'),
          cell: (row) => <span className="font-medium">{row.asset}</span>,
        },
        { key: 'holds', isFigure: true, head: t('console.chains.holds'), cell: (row) => figure(row.holds) },
        {
          key: 'bounds',
          head: t('console.chains.bounds'),
          cell: (row) => (
            <>
              <Badge tone={TONES[row.level]}>{t(`console.hotLevel.${row.level}`)}</Badge>
              {(row.keep ?? row.most) !== null && (
                <span className="num block text-12 text-text-muted">
                  {row.keep === null ? '' : formatAmount(row.keep)}–{row.most === null ? '' : formatAmount(row.most)}
                </span>
              )}
            </>
          ),
        },
        {
          key: 'unswept',
          isFigure: true,
          head: t('console.chains.unswept'),
          cell: (row) => figure(network.unswept.find(({ asset }) => asset === row.asset)?.amount ?? null),
        },
      ]}
    />
  );
}
