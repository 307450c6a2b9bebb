import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { say } from './say.mjs';

const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome', '/snap/bin/chromium'];
const PACKAGES = ['chromium', 'fonts-noto-cjk'];
const FONT = '/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc';

/** The Chromium of this machine, or null. CHROMIUM_PATH wins. */
export function chromiumPath() {
  const chosen = process.env.CHROMIUM_PATH;
  return chosen ? (existsSync(chosen) ? chosen : null) : (PLACES.find((path) => existsSync(path)) ?? null);
}

/**
 * Makes sure that there is a Chromium, installing it from the system's packages where we may.
 *
 * @returns its path, or null after saying with which command to install it
 */
export function ensureChromium() {
  const found = chromiumPath();
  if (found && hasFont()) return found;
  if (process.geteuid?.() === 0 && hasCommand('apt-get')) {
    say(`installing ${PACKAGES.join(' and ')} from the system's packages`);
    apt(['update', '-qq']);
    apt(['install', '-y', '-qq', '--no-install-recommends', ...PACKAGES]);
  }
  const path = chromiumPath();
  if (!path) {
    console.error(
      `The browser tests need Chromium, and it could not be installed here. Install it with\n\n  sudo apt-get install -y ${PACKAGES.join(' ')}\n\nor set CHROMIUM_PATH to one that you have.`,
    );
  }
  return path;
}

function hasFont() {
  if (existsSync(FONT)) return true;
  try {
    return execFileSync('fc-list', [':lang=zh'], { encoding: 'utf8' }).trim() !== '';
  } catch {
    return false;
  }
}

function hasCommand(name) {
  return spawnSync('sh', ['-c', `command -v ${name}`], { stdio: 'ignore' }).status === 0;
}

function apt(args) {
  spawnSync('apt-get', args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
}
