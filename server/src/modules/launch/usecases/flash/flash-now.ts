import { RecentReads } from '../../../../platform/db/recent-reads.ts';
import type { LaunchDeps } from '../../launch-deps.ts';
import type { Flash } from '../../queries/flash.query.ts';
import { findProject, type Project, type Round } from '../../queries/project.query.ts';
import { findQueue } from '../../queries/ticket.query.ts';

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
    this.#rounds = new RecentReads(FRESH_MS, async (names) => {
      const read = new Map<string, FlashState | null>();
      for (const name of names) read.set(name, await readRound(deps, name));
      return read;
    });
  }

  /** @returns null where there is no such flash round */
  find(projectId: string, number: number): Promise<FlashState | null> {
    return this.#rounds.find(`${projectId}/${number}`);
  }
}

async function readRound(deps: LaunchDeps, name: string): Promise<FlashState | null> {
  const [projectId, number] = name.split('/');
  const project = await findProject(deps.db, projectId!);
  const round = project?.rounds.find((each) => each.number === Number(number));
  if (!project || !round?.flash) return null;
  const queue = await findQueue(deps.db, round);
  const places = round.flash.openedMs === null ? [] : queue.map((id, place) => [id, place] as const);
  return { project, round, flash: round.flash, places: new Map(places), queued: queue.length };
}
