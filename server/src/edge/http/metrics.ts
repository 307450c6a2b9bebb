import { Counter, collectDefaultMetrics, Gauge, Histogram } from 'prom-client';
import { registry } from '../../platform/metrics/metrics.ts';

/** The figures of the edge: counts and times by endpoint id, never a person, an address or an amount. */
const calls = new Counter({
  name: 'bourse_calls_total',
  help: 'Calls by endpoint and outcome',
  labelNames: ['endpoint', 'outcome'],
  registers: [registry],
});
const callSeconds = new Histogram({
  name: 'bourse_call_seconds',
  help: 'Time to answer by endpoint',
  labelNames: ['endpoint'],
  buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
  registers: [registry],
});

export const liveConnections = new Gauge({
  name: 'bourse_live_connections',
  help: 'Open live connections',
  registers: [registry],
});

export const streamConnections = new Gauge({
  name: 'bourse_stream_connections',
  help: 'Open connections of the trading API',
  registers: [registry],
});

collectDefaultMetrics({ register: registry });

/** Counts one call that was answered. */
export function countCall(call: { id: string; outcome: string; ms: number }): void {
  calls.inc({ endpoint: call.id, outcome: call.outcome });
  callSeconds.observe({ endpoint: call.id }, call.ms / 1000);
}
