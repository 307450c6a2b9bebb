import { Counter, collectDefaultMetrics, Gauge, Histogram } from 'prom-client';
import { registry } from '../../platform/metrics/metrics.ts';

/** The metrics of the edge: counts and times by endpoint id, never a person, an address or an amount. */
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

/** Caches the counter for each kind of call: looking it up by its labels costs as much as a small call. */
const counters = new Map<string, Map<string, Counter.Internal>>();
const timers = new Map<string, Histogram.Internal<'endpoint'>>();

/** Counts one answered call. Endpoints and outcomes are words of ours, so their number is limited. */
export function countCall(call: { id: string; outcome: string; ms: number }): void {
  const ofEndpoint = counters.get(call.id) ?? new Map<string, Counter.Internal>();
  counters.set(call.id, ofEndpoint);
  const counter = ofEndpoint.get(call.outcome) ?? calls.labels({ endpoint: call.id, outcome: call.outcome });
  ofEndpoint.set(call.outcome, counter);
  counter.inc();
  const timer = timers.get(call.id) ?? callSeconds.labels({ endpoint: call.id });
  timers.set(call.id, timer);
  timer.observe(call.ms / 1000);
}
