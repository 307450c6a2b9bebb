import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';

/**
 * Starts a thread from its source, or from the file that the bundler made of it beside the server's.
 *
 * @param source  the file that the thread begins with; its bundled form has the same name
 */
export function startThread(source: URL, workerData: unknown): Worker {
  const { bourseBundle } = globalThis as { readonly bourseBundle?: string };
  const name = source.pathname.slice(source.pathname.lastIndexOf('/') + 1).replace(/\.ts$/, '.mjs');
  if (bourseBundle) return new Worker(new URL(`./${name}`, bourseBundle), { workerData });
  // The compiler is named by its file, because a thread starts without one, and `require` would find the one for
  // CommonJS modules.
  const tsx = createRequire(import.meta.url).resolve('tsx/package.json');
  const compiler = new URL('./dist/esm/api/index.mjs', pathToFileURL(tsx)).href;
  const code = `import('${compiler}').then(({ register }) => { register(); return import('${source.href}'); })`;
  return new Worker(code, { workerData, eval: true, execArgv: [] });
}
