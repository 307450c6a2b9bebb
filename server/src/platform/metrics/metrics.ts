import { Counter, Gauge, Registry } from 'prom-client';

/** The metrics of everything behind the edge; /metrics shows them beside the edge's own. */
export const registry = new Registry();

export const loopRuns = new Counter({
  name: 'bourse_loop_runs_total',
  help: 'Runs of each background loop, by how they ended',
  labelNames: ['loop', 'outcome'],
  registers: [registry],
});

export const loopLastSuccessSeconds = new Gauge({
  name: 'bourse_loop_last_success_seconds',
  help: 'When each background loop last ran without an error, in seconds since 1970',
  labelNames: ['loop'],
  registers: [registry],
});

export const auditIntact = new Gauge({
  name: 'bourse_audit_intact',
  help: '1 while every entry of the audit log follows from the one before it',
  registers: [registry],
});

export const databaseRestarts = new Counter({
  name: 'bourse_database_restarts_total',
  help: 'How often the built-in PostgreSQL was started again after it was gone',
  registers: [registry],
});

export const databaseUp = new Gauge({
  name: 'bourse_database_up',
  help: '1 while the database answers',
  registers: [registry],
});

export const chainScanning = new Gauge({
  name: 'bourse_chain_scanning',
  help: '1 while a network is read to its head, so that its deposits are seen',
  labelNames: ['network'],
  registers: [registry],
});

export const chainTraced = new Gauge({
  name: 'bourse_chain_traced',
  help: '1 while the nodes of a network tell what contracts pay; 0: their payments are found by comparing balances, once they are final',
  labelNames: ['network'],
  registers: [registry],
});

export const chainNodes = new Gauge({
  name: 'bourse_chain_nodes',
  help: 'Nodes of a network: how many there are, answer, and have the block that most have',
  labelNames: ['network', 'what'],
  registers: [registry],
});

export const tradingUp = new Gauge({
  name: 'bourse_trading_up',
  help: '1 while the trading core answers orders, in this process or another one',
  registers: [registry],
});

export const tradingSequence = new Gauge({
  name: 'bourse_trading_sequence',
  help: 'Number of the last command of the trading core whose rows are written, as far as this process has heard',
  registers: [registry],
});
