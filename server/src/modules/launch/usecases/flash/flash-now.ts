import type { Queryable } from '../../../../platform/db/db.ts';
import { RecentReads } from '../../../../platform/db/recent-reads.ts';
import type { LaunchDeps } from '../../launch-deps.ts';
import type { Flash } from '../../queries/flash.query.ts';
import { findProjectsOf, type Project, type Round } from '../../queries/project.query.ts';
import { findQueue, type RoundKey } from '../../queries/ticket.query.ts';

const FRESH_MS = 500;

/** A flash round as everybody who looks within half a second sees it. */
export interface FlashState {
  readonly project: Project;
  readonly round: Round;
  readonly flash: Flash;
  /** How many are before each who waits, by ticket; empty until the order of the opening is drawn. */
  readonly places: ReadonlyMap<string, number>;
  readonly queued: number;
}

/** How flash rounds stand, read twice a second for all who look at once, however many they are. */
export class FlashNow {
  readonly #rounds: RecentReads<FlashState | null>;

  constructor(deps: LaunchDeps) {
    this.#rounds = new RecentReads(FRESH_MS, (names) => readRounds(deps, names));
  }

  /** @returns null where there is no such flash round */
  find(projectId: string, number: number): Promise<FlashState | null> {
    return this.#rounds.find(`${projectId}/${number}`);
  }
}

/** All at once, because all who look wait for the whole answer: names that are none cost them nothing. */
async function readRounds(
  { db }: LaunchDeps,
  names: readonly string[],
): Promise<ReadonlyMap<string, FlashState | null>> {
  const wanted = names.map((name) => ({ name, key: keyOf(name) }));
  const projects = await findProjectsOf(db, [...new Set(wanted.map(({ key }) => key.projectId))]);
  const read = new Map<string, FlashState | null>();
  for (const { name, key } of wanted) {
    const project = projects.get(key.projectId);
    const round = project?.rounds.find(({ number }) => number === key.number);
    read.set(name, project && round?.flash ? await readQueue(db, project, round, round.flash) : null);
  }
  return read;
}

function keyOf(name: string): RoundKey {
  const [projectId, number] = name.split('/');
  return { projectId: projectId!, number: Number(number) };
}

async function readQueue(q: Queryable, project: Project, round: Round, flash: Flash): Promise<FlashState> {
  const queue = await findQueue(q, round);
  const places = flash.openedMs === null ? [] : queue.map((id, place) => [id, place] as const);
  return { project, round, flash, places: new Map(places), queued: queue.length };
}
