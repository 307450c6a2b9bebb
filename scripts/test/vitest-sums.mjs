import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { ROOT } from '../install/install.mjs';

/**
 * A reporter of vitest that writes what `npm test` counts into the file SUMS_FILE names: the tests that passed, and by
 * name everything that failed. Hooks, files that do not load and errors that nobody caught fail a run without a failed
 * test: they are counted as well, each with its message.
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

/** What a worker was busy with one file: its surroundings, its imports, its hooks and its tests. */
const secondsOf = ({ environmentSetupDuration, prepareDuration, collectDuration, setupDuration, duration }) =>
  (environmentSetupDuration + prepareDuration + collectDuration + setupDuration + duration) / 1_000;
const nameOf = (module) => relative(ROOT, module.moduleId);
const firstLine = ({ name, message, stack }) => `${name}: ${message} ${(stack ?? '').split('\n')[1]?.trim() ?? ''}`;

function errorsOf(part) {
  const name = part.type === 'module' ? nameOf(part) : `${nameOf(part.module)} › ${part.fullName}`;
  return part.errors().map((error) => `${name}: ${firstLine(error)}`);
}
