import { startOfBusinessDay } from '@bourse/core/calendar/business-day.ts';
import { HOUR_MS } from '@bourse/core/calendar/durations.ts';
import { formatAmount } from '@bourse/core/money/amount.ts';
import type { LaunchDeps } from '../launch-deps.ts';
import { findRuns } from '../queries/holding.query.ts';
import type { Project } from '../queries/project.query.ts';
import { scaleOf } from '../usecases/scales.ts';

/** How the snapshots stand of every round that asks for them, as staff read it. */
export async function snapshotRows(deps: LaunchDeps, projects: readonly Project[]) {
  const asked = projects.flatMap(({ rounds }) =>
    rounds.flatMap(({ projectId, number, holding }) => (holding ? [{ projectId, number, holding }] : [])),
  );
  const runs = await findRuns(
    deps.db,
    asked.map(({ holding }) => holding),
  );
  return asked.map(({ projectId, number, holding: { asset, leastMinor, firstDay, lastDay } }, at) => {
    const [fromMs, untilMs] = [startOfBusinessDay(firstDay), startOfBusinessDay(lastDay + 1)];
    return {
      project: projectId,
      round: number,
      asset,
      least: formatAmount(leastMinor, scaleOf(deps, asset)),
      fromMs,
      untilMs,
      hours: (untilMs - fromMs) / HOUR_MS,
      ...runs[at]!,
    };
  });
}
