import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** What `/metrics` shows: counts and times by endpoint id, never a person, an address or an amount. */
export class Metrics {
  readonly registry = new Registry();
  readonly #calls = new Counter({
    name: 'bourse_calls_total',
    help: 'Calls by endpoint and outcome',
    labelNames: ['endpoint', 'outcome'],
    registers: [this.registry],
  });
  readonly #times = new Histogram({
    name: 'bourse_call_seconds',
    help: 'Time to answer by endpoint',
    labelNames: ['endpoint'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [this.registry],
  });
  readonly #sockets = new Gauge({
    name: 'bourse_live_connections',
    help: 'Open live connections',
    registers: [this.registry],
  });

  constructor() {
    collectDefaultMetrics({ register: this.registry });
  }

  onCall(call: { id: string; outcome: string; ms: number }): void {
    this.#calls.inc({ endpoint: call.id, outcome: call.outcome });
    this.#times.observe({ endpoint: call.id }, call.ms / 1000);
  }

  setSockets(count: number): void {
    this.#sockets.set(count);
  }
}
