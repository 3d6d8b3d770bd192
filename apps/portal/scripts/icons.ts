/** Draws the icons of the installed portal from the mark in `icon.svg`. Run it again when the mark changes. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromiumLaunchOptions } from '@michi/config/chromium';
import { chromium } from '@playwright/test';

const folder = new URL('../public/icons/', import.meta.url);

const mark = readFileSync(new URL('icon.svg', folder), 'utf8');

/**
 * The mark for systems that crop icons: the background fills the square, and the path stays within the circle of 80 %
 * that no shape crops (W3C Web App Manifest, "maskable").
 */
const maskable = mark
  .replace(' rx="9"', '')
  .replace('<g ', '<g transform="translate(16 16) scale(.72) translate(-16 -16.3)" ');

const pngIcons = [
  { file: 'icon-192.png', size: 192, svg: mark },
  { file: 'icon-512.png', size: 512, svg: mark },
  { file: 'maskable-512.png', size: 512, svg: maskable },
  { file: 'apple-touch-180.png', size: 180, svg: maskable },
];

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
