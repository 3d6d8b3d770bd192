import { existsSync } from 'node:fs';
import { run } from '../run/command.mjs';
import { inRoot, node } from '../run/paths.mjs';

const SOURCES = { environment: 'MICHI_CHROMIUM', system: 'the system', playwright: "Playwright's own" };

async function find(append = true) {
  const module = inRoot('packages', 'config', 'src', 'chromium.ts');
  const code = `
    const { findChromium, chromiumLaunchOptions } = await import(process.argv[1]);
    const { chromium } = await import('playwright');
    const found = findChromium();
    if (found !== undefined) {
      const browser = await chromium.launch(chromiumLaunchOptions());
      console.log(JSON.stringify({ ...found, version: browser.version() }));
      await browser.close();
    }`;
  const asked = await run(node, ['--input-type=module', '-e', code, module], {
    log: 'chromium',
    append,
    minutes: 1,
  });
  const line = asked.output.split('\n').find((text) => text.startsWith('{"path"'));
  return { ...asked, found: line === undefined ? undefined : JSON.parse(line) };
}

const playwright = (...args) =>
  run('playwright', args, {
    log: 'chromium',
    append: true,
    minutes: 4,
    env: { PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '15000' },
  });

/** Debian's package, as root or with a sudo without password. */
async function aptInstall(packages) {
  const root = process.getuid?.() === 0;
  const apt = async (...args) =>
    run(root ? 'apt-get' : 'sudo', [...(root ? [] : ['-n', 'apt-get']), ...args], {
      log: 'chromium',
      append: true,
      minutes: 6,
      env: { DEBIAN_FRONTEND: 'noninteractive' },
    });
  await apt('update', '-q');
  return apt('install', '-q', '-y', '--no-install-recommends', ...packages);
}

/**
 * Ensures a browser for the tests: that of `MICHI_CHROMIUM`, else the system's, else Playwright's own, else Debian's
 * package with a Japanese font. It counts only if it starts.
 */
export async function ensureChromium() {
  const first = await find(false);
  if (first.found !== undefined && first.ok) return output(first);
  if (process.env.MICHI_CHROMIUM)
    return { ...first, ok: false, note: 'the browser of MICHI_CHROMIUM does not start' };

  await playwright('install', 'chromium');
  const second = await find();
  if (second.found !== undefined && second.ok) return output(second);

  if (existsSync('/usr/bin/apt-get')) {
    await aptInstall(['chromium', 'fonts-noto-cjk']);
    const third = await find();
    if (third.found !== undefined && third.ok) return output(third, "Debian's package");
    return { ...third, ok: false, note: 'Chromium could not be installed' };
  }
  return { ...second, ok: false, note: 'Chromium could not be installed; set MICHI_CHROMIUM' };
}

function output(result, source) {
  return {
    ...result,
    note: `${result.found.version} of ${source ?? SOURCES[result.found.source]}, ${result.found.path}`,
  };
}
