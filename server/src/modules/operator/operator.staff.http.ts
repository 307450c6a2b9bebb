import { FEATURE_SWITCHES } from '@bourse/contract/feature-switches.ts';
import type { AuditName } from '@bourse/contract/staff/audit-actions.ts';
import { type staffOperator as staffContract, THRESHOLDS } from '@bourse/contract/staff/operator.ts';
import { ok, type Result } from '@bourse/core/result.ts';
import type { Db } from '../../platform/db/db.ts';
import type { Handlers, StaffContext } from '../../platform/request/context.ts';
import type { SettingName, SettingValue } from '../../platform/settings/setting-names.ts';
import { rangeOf, type Settings } from '../../platform/settings/settings.ts';
import { type Approvals, ask } from '../approvals/public.ts';
import { defineChannelAction } from './channel-action.ts';
import { findSetters } from './queries/setting.query.ts';
import { defineThresholdAction } from './threshold-action.ts';
import { setSetting } from './usecases/set-setting.ts';

export interface StaffOperatorDeps {
  readonly db: Db;
  readonly settings: Settings;
  readonly approvals: Approvals;
  readonly configuredChannels: readonly string[];
}
type Answer = Promise<Result<{ isOn: boolean }, 'NO_CHANGE'>>;

const PAUSES = { deposit: 'DEPOSITS_PAUSED_REASON', withdraw: 'WITHDRAWALS_PAUSED_REASON' } as const;

/** Endpoints for switches, pauses, the shutdown and thresholds. */
export function staffOperatorHttp(deps: StaffOperatorDeps): Handlers<typeof staffContract> {
  const setThreshold = defineThresholdAction(deps);
  const setChannel = defineChannelAction(deps);
  return {
    switches: async () => ok({ rows: await listSwitches(deps) }),
    setFeature: ({ name, on, reason }, context) =>
      set(deps, context, {
        name,
        value: on === 'true' ? 'false' : 'true',
        isOn: on === 'true',
        reason,
        action: 'staffOperator.setFeature',
      }),
    setPaused: ({ direction, on, reason }, context) =>
      set(deps, context, {
        name: PAUSES[direction],
        value: on === 'true' ? reason : null,
        isOn: on !== 'true',
        reason,
        action: 'staffOperator.setPaused',
      }),
    setShutdown: ({ on, reason }, context) =>
      set(deps, context, {
        name: 'SHUTDOWN',
        value: on === 'true',
        isOn: on !== 'true',
        reason,
        action: 'staffOperator.setShutdown',
      }),
    thresholds: async () => ok({ rows: await listThresholds(deps) }),
    setThreshold: ({ name, value, reason }, context) =>
      ask(setThreshold, { name, value: Number(value) }, reason, context),
    officialChannels: async () => ok(await listChannels(deps)),
    setOfficialChannel: ({ channel, on, reason }, context) =>
      ask(setChannel, { channel: channel.trim(), on: on === 'true' }, reason, context),
  };
}

async function set<Name extends SettingName>(
  deps: StaffOperatorDeps,
  { staff, requestId, nowMs }: StaffContext,
  change: {
    readonly name: Name;
    readonly value: SettingValue<Name>;
    readonly isOn: boolean;
    readonly reason: string;
    readonly action: AuditName;
  },
): Answer {
  const { isOn, ...rest } = change;
  const done = await deps.db.decide((tx) => setSetting(deps, tx, { ...rest, ...staff, requestId, nowMs }));
  if (!done.ok) return done;
  await deps.settings.refresh();
  return ok({ isOn });
}

/** Who set a setting, and when. */
async function readSetters({ db, approvals }: StaffOperatorDeps) {
  const setters = await findSetters(db);
  const logins = await approvals.loginsOf(
    db,
    [...setters.values()].map(({ by }) => by),
  );
  return (name: SettingName) => {
    const setter = setters.get(name);
    const setBy = setter ? (logins.get(setter.by) ?? setter.by) : null;
    return { setBy, setAtMs: setter?.atMs ?? null };
  };
}

async function listThresholds(deps: StaffOperatorDeps) {
  await deps.settings.refresh();
  const [values, setterOf] = await Promise.all([deps.settings.all(), readSetters(deps)]);
  return THRESHOLDS.map((name) => ({ name, value: values[name], ...rangeOf(name), ...setterOf(name) }));
}

async function listChannels(deps: StaffOperatorDeps) {
  await deps.settings.refresh();
  const [{ OFFICIAL_CHANNELS }, setterOf] = await Promise.all([deps.settings.all(), readSetters(deps)]);
  const rowsOf = (channels: readonly string[], isConfigured: boolean) =>
    channels.map((channel) => ({ channel, isConfigured }));
  const rows = [...rowsOf(deps.configuredChannels, true), ...rowsOf(OFFICIAL_CHANNELS, false)];
  return { rows, ...setterOf('OFFICIAL_CHANNELS') };
}

async function listSwitches(deps: StaffOperatorDeps) {
  await deps.settings.refresh();
  const [values, setterOf] = await Promise.all([deps.settings.all(), readSetters(deps)]);
  const row = (name: SettingName, isOn: boolean, text: string | null) => ({ name, isOn, text, ...setterOf(name) });
  return [
    ...FEATURE_SWITCHES.map((name) => row(name, values[name] === 'false', null)),
    ...Object.values(PAUSES).map((name) => row(name, values[name] === null, values[name])),
    row('WITHDRAWALS_HALTED_BY', values.WITHDRAWALS_HALTED_BY === null, values.WITHDRAWALS_HALTED_BY),
    row('SHUTDOWN', !values.SHUTDOWN, null),
  ];
}
