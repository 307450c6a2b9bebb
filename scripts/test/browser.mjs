import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { say } from '../say.mjs';

/** Headless Chromium draws the same pages with two thirds of the work, so it is preferred. */
const SHELL = '/usr/bin/chromium-headless-shell';
const PLACES = [
  SHELL,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  join(homedir(), 'Applications/Google Chrome.app/Contents/MacOS/Google Chrome'),
];
const PACKAGES = ['chromium-headless-shell', 'fonts-noto-cjk'];
/** For systems without a package of the headless shell. */
const OTHER_PACKAGES = ['chromium', 'fonts-noto-cjk'];
const FONT = '/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc';

/** The path of this machine's Chromium, or null. CHROMIUM_PATH takes precedence. */
export function chromiumPath() {
  const chosen = process.env.CHROMIUM_PATH;
  return chosen ? (existsSync(chosen) ? chosen : null) : (PLACES.find((path) => existsSync(path)) ?? null);
}

/**
 * Makes sure that there is a Chromium, and installs it from the system's packages if we may.
 *
 * @returns its path, or null after printing the command that installs it
 */
export function ensureChromium() {
  const found = chromiumPath();
  const isChosen = Boolean(process.env.CHROMIUM_PATH) || found === SHELL;
  if (found && isChosen && hasFont()) return found;
  if (process.geteuid?.() === 0 && hasCommand('apt-get')) {
    say(`installing ${PACKAGES.join(' and ')} from the system's packages`);
    apt(['update', '-qq']);
    const isInstalled = install(PACKAGES);
    if (!isInstalled && !(found && hasFont())) install(OTHER_PACKAGES);
  }
  const path = chromiumPath();
  if (!path) {
    const how =
      process.platform === 'darwin'
        ? 'brew install --cask google-chrome'
        : `sudo apt-get install -y ${PACKAGES.join(' ')}`;
    console.error(
      `The browser tests need Chromium, and it could not be installed here. Install it with\n\n  ${how}\n\nor set CHROMIUM_PATH to one that you have.`,
    );
  }
  return path;
}

function hasFont() {
  // macOS has Chinese fonts of its own.
  if (process.platform === 'darwin' || existsSync(FONT)) return true;
  try {
    return execFileSync('fc-list', [':lang=zh'], { encoding: 'utf8' }).trim() !== '';
  } catch {
    return false;
  }
}

function hasCommand(name) {
  return spawnSync('sh', ['-c', `command -v ${name}`], { stdio: 'ignore' }).status === 0;
}

const install = (packages) => apt(['install', '-y', '-qq', '--no-install-recommends', ...packages]);

function apt(args) {
  const { status } = spawnSync('apt-get', args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  return status === 0;
}
