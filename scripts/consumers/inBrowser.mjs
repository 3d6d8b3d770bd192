import { chromiumLaunchOptions } from '@michi/config/chromium';
import { MAX_WAIT } from '@michi/config/timeouts';
import { chromium } from 'playwright';
import { preview } from 'vite';
import { freePort } from '../steps/serve.mjs';

/**
 * Opens a page of a consumer's build in a browser. @returns the result of `look`, and the errors of the page
 * @param build the folder of the build and the address below it, other than those of Vite
 */
export async function inBrowser(consumer, look, { outDir = 'dist', path = '/' } = {}) {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const server = await preview({
    configFile: false,
    root: consumer.path(),
    logLevel: 'error',
    build: { outDir },
    preview: { host: '127.0.0.1', port, strictPort: true },
  });
  const browser = await chromium.launch(chromiumLaunchOptions());
  try {
    const page = await browser.newPage();
    page.setDefaultTimeout(MAX_WAIT);
    const troubles = [];
    page.on('pageerror', (error) => troubles.push(error.message));
    page.on('console', (line) => line.type() === 'error' && troubles.push(line.text()));
    page.on('request', (request) => {
      if (new URL(request.url()).origin !== origin) troubles.push(request.url());
    });
    await page.goto(origin + path);
    return { seen: await look(page), troubles };
  } finally {
    await browser.close();
    await server.close();
  }
}
