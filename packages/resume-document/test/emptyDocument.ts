import { createElement } from 'react';
import { fontAddress } from '../src/sheet/renderSheets.ts';

/** The least the renderer can do with the Mincho of the forms: two pages with nothing on them but a blank. */
export async function emptyDocument(): Promise<Blob> {
  const { Document, Font, Page, pdf, Text } = await import('@react-pdf/renderer');
  if (!Font.getRegisteredFontFamilies().includes('mincho')) {
    Font.register({ family: 'mincho', src: fontAddress('mincho') });
  }
  const blank = createElement(Text, { style: { fontFamily: 'mincho' } }, ' ');
  const pages = [1, 2].map((page) => createElement(Page, { key: page, size: 'A4' }, blank));
  return pdf(createElement(Document, {}, ...pages)).toBlob();
}
