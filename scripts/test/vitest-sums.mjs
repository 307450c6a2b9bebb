import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { ROOT } from '../install/install.mjs';

/**
 * A vitest reporter that writes the counts for `npm test` into the file that SUMS_FILE names: how many tests passed, and the
 * names of all failures. Hooks, files that do not load and uncaught errors fail a run without a failed test, so they count
 * too, each with its message.
 */
export default class VitestSums {
  onTestRunEnd(modules, uncaught) {
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const inState = (state) => tests.filter((test) => test.result().state === state);
    const names = [
      ...inState('failed').map((test) => `${nameOf(test.module)} › ${test.fullName}`),
      ...modules.flatMap((module) => [module, ...module.children.allSuites()]).flatMap(errorsOf),
      ...uncaught.map((error) => `not caught: ${firstLine(error)}`),
    ];
    const files = modules.map((module) => ({
      project: module.project.name,
      file: nameOf(module),
      seconds: secondsOf(module.diagnostic()),
    }));
    writeFileSync(process.env.SUMS_FILE, JSON.stringify({ passed: inState('passed').length, names, files }));
  }
}

/** A worker's time for one file: environment, imports, hooks and tests. */
const secondsOf = ({ environmentSetupDuration, prepareDuration, collectDuration, setupDuration, duration }) =>
  (environmentSetupDuration + prepareDuration + collectDuration + setupDuration + duration) / 1_000;
const nameOf = (module) => relative(ROOT, module.moduleId);
const firstLine = ({ name, message, stack }) => `${name}: ${message} ${(stack ?? '').split('\n')[1]?.trim() ?? ''}`;

function errorsOf(part) {
  const name = part.type === 'module' ? nameOf(part) : `${nameOf(part.module)} › ${part.fullName}`;
  return part.errors().map((error) => `${name}: ${firstLine(error)}`);
}
