import { ok, type Result } from '@bourse/core/result.ts';
import type { Queryable } from '../../../../platform/db/db.ts';
import { RecentReads } from '../../../../platform/db/recent-reads.ts';
import type { LaunchDeps } from '../../launch-deps.ts';
import type { Flash } from '../../queries/flash.query.ts';
import { findProjectsOf, findPutAside, type Project, type Round } from '../../queries/project.query.ts';
import { findQueue, type RoundKey } from '../../queries/ticket.query.ts';
import { absent, type RoundCode, roundIn } from '../find-round.ts';

const FRESH_MS = 500;
const NONE: ReadonlySet<string> = new Set();

type FlashFound = Result<FlashState, RoundCode>;

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
  readonly #rounds: RecentReads<FlashFound>;

  constructor(deps: LaunchDeps) {
    this.#rounds = new RecentReads(FRESH_MS, (names) => readRounds(deps, names));
  }

  /** @refuses see RoundCode */
  find(projectId: string, number: number): Promise<FlashFound> {
    return this.#rounds.find(`${projectId}/${number}`);
  }
}

/** All at once, because all who look wait for the whole answer: names that are none cost them nothing. */
async function readRounds({ db }: LaunchDeps, names: readonly string[]): Promise<ReadonlyMap<string, FlashFound>> {
  const wanted = names.map((name) => ({ name, key: keyOf(name) }));
  const ids = [...new Set(wanted.map(({ key }) => key.projectId))];
  const projects = await findProjectsOf(db, ids);
  const missing = ids.filter((id) => !projects.has(id));
  const putAside = missing.length === 0 ? NONE : await findPutAside(db, missing);
  const read = new Map<string, FlashFound>();
  for (const { name, key } of wanted) {
    const project = projects.get(key.projectId);
    const found = project ? roundIn(project, key.number, ['FLASH']) : absent(key.projectId, putAside);
    read.set(name, found.ok ? ok(await readQueue(db, found.value.project, found.value.round)) : found);
  }
  return read;
}

function keyOf(name: string): RoundKey {
  const [projectId, number] = name.split('/');
  return { projectId: projectId!, number: Number(number) };
}

async function readQueue(q: Queryable, project: Project, round: Round): Promise<FlashState> {
  const flash = round.flash!;
  const queue = await findQueue(q, round);
  const places = flash.openedMs === null ? [] : queue.map((id, place) => [id, place] as const);
  return { project, round, flash, places: new Map(places), queued: queue.length };
}
