import { chromiumLaunchOptions } from '@michi/config/chromium';
import { chromium } from 'playwright';
import { preview } from 'vite';
import { freePort } from '../steps/serve.mjs';

/** Opens a consumer's Vite build in a browser. @returns the result of `look`, and the errors of the page */
export async function inBrowser(consumer, look) {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const server = await preview({
    configFile: false,
    root: consumer.path(),
    logLevel: 'error',
    preview: { host: '127.0.0.1', port, strictPort: true },
  });
  const browser = await chromium.launch(chromiumLaunchOptions());
  try {
    const page = await browser.newPage();
    const troubles = [];
    page.on('pageerror', (error) => troubles.push(error.message));
    page.on('console', (line) => line.type() === 'error' && troubles.push(line.text()));
    page.on('request', (request) => {
      if (new URL(request.url()).origin !== origin) troubles.push(request.url());
    });
    await page.goto(origin);
    return { seen: await look(page), troubles };
  } finally {
    await browser.close();
    await server.close();
  }
}
