import { setSetting } from '../modules/operator/public.ts';
import { OperatorFault } from '../platform/process/operator-fault.ts';
import { SETTING_NAMES } from '../platform/settings/setting-names.ts';
import { parseSetting, Settings } from '../platform/settings/settings.ts';
import type { Command } from './command.ts';
import { withDatabase } from './with-database.ts';

export const switchesSet: Command = {
  name: 'switches set',
  positions: ['NAME', 'VALUE'],
  says: `Changes a switch or a pause, without a restart. Names: ${SETTING_NAMES.join(', ')}. A feature's switch is on at 'false'.`,
  async run(given) {
    const [name = '', text = ''] = given.positions;
    const parsed = parseSetting(name, text);
    if (!parsed.ok) {
      throw new OperatorFault(
        parsed.refusal.code === 'SETTING_UNKNOWN'
          ? `There is no switch "${name}". There are ${SETTING_NAMES.join(', ')}.`
          : `${name} cannot be "${text}".${rangeText(parsed.refusal.details)}`,
      );
    }
    const { approvalsOf, clockOf } = await import('./installation.ts');
    return withDatabase(given, async ({ db }) => {
      const settings = new Settings(db);
      const before = await settings.get(parsed.value.name);
      const nowMs = (await clockOf(db)).nowMs();
      const approvals = await approvalsOf(given, db);
      await db.decide((tx) =>
        setSetting({ settings, approvals }, tx, {
          ...parsed.value,
          reason: null,
          action: 'switches.set',
          staffId: 'operator',
          role: 'operator',
          requestId: 'command',
          nowMs,
        }),
      );
      return {
        json: { name, before, value: parsed.value.value },
        lines: [`${name} is now ${JSON.stringify(parsed.value.value)}; it was ${JSON.stringify(before)}.`],
      };
    });
  },
};

const rangeText = ({ min, max }: Readonly<Record<string, unknown>> = {}): string =>
  min === undefined ? '' : ` It can be any whole number from ${min} to ${max}.`;
