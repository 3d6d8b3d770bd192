/**
 * Draws the icons of the installed portal from the mark, as PNG beside the build, which puts them into the portal. Run it
 * again when the mark changes.
 */
import { fileURLToPath } from 'node:url';
import { chromiumLaunchOptions } from '@michi/config/chromium';
import { chromium } from '@playwright/test';
import { markSvg, maskableSvg } from '../build/mark.ts';
import { pngIcons } from '../build/webManifest.ts';

const browser = await chromium.launch(chromiumLaunchOptions());
try {
  const page = await browser.newPage();
  for (const { file, size, isMaskable } of pngIcons) {
    const picture = Buffer.from(isMaskable ? maskableSvg : markSvg).toString('base64');
    await page.setViewportSize({ width: size, height: size });
    await page.setContent(
      `<style>body{margin:0}img{display:block;width:100vw}</style><img src="data:image/svg+xml;base64,${picture}">`,
    );
    const path = fileURLToPath(new URL(`../build/icons/${file}`, import.meta.url));
    await page.screenshot({ path, omitBackground: true });
  }
} finally {
  await browser.close();
}
