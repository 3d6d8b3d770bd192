/** Draws the icons of the installed portal from the mark. Run it again when the mark changes. */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromiumLaunchOptions } from '@michi/config/chromium';
import { chromium } from '@playwright/test';
import { markSvg, maskableSvg } from '../build/mark.ts';

const folder = new URL('../public/icons/', import.meta.url);

const pngIcons = [
  { file: 'icon-192.png', size: 192, svg: markSvg },
  { file: 'icon-512.png', size: 512, svg: markSvg },
  { file: 'maskable-512.png', size: 512, svg: maskableSvg },
  { file: 'apple-touch-180.png', size: 180, svg: maskableSvg },
];

writeFileSync(new URL('icon.svg', folder), markSvg);

const browser = await chromium.launch(chromiumLaunchOptions());
try {
  const page = await browser.newPage();
  for (const { file, size, svg } of pngIcons) {
    const picture = Buffer.from(svg).toString('base64');
    await page.setViewportSize({ width: size, height: size });
    await page.setContent(
      `<style>body{margin:0}img{display:block;width:100vw}</style><img src="data:image/svg+xml;base64,${picture}">`,
    );
    await page.screenshot({ path: fileURLToPath(new URL(file, folder)), omitBackground: true });
  }
} finally {
  await browser.close();
}
