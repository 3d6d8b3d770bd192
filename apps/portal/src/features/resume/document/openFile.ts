import { documentFormat, formatLength } from '@michi/api/documents';
import type { PDFPageProxy } from 'pdfjs-dist';

/** The fewest pixels a page is drawn with across, so that small type is sharp. */
const minPixels = 1240;

interface PdfPage {
  readonly number: number;
  readonly width: number;
  readonly height: number;
  /** Its text, line by line. */
  readonly text: string;
  /** Draws the page; returns a function that cancels the drawing. */
  readonly draw: (canvas: HTMLCanvasElement) => () => void;
}

export interface Pdf {
  readonly pages: readonly PdfPage[];
  readonly close: () => void;
}

/** The text of a page, line by line, in its order in the file. */
export const textOf = async (page: Pick<PDFPageProxy, 'getTextContent'>): Promise<string> => {
  const { items } = await page.getTextContent();
  return items.map((item) => ('str' in item ? `${item.str}${item.hasEOL ? '\n' : ''}` : '')).join('');
};

const drawOn = (page: PDFPageProxy, canvas: HTMLCanvasElement): (() => void) => {
  const { width } = page.getViewport({ scale: 1 });
  const pixels = Math.max(minPixels, canvas.clientWidth * devicePixelRatio);
  const viewport = page.getViewport({ scale: pixels / width });
  canvas.width = Math.round(viewport.width);
  canvas.height = Math.round(viewport.height);
  const task = page.render({ canvas, viewport });
  // A cancelled drawing rejects; nobody needs to know.
  task.promise.catch(() => undefined);
  return () => task.cancel();
};

/** Opens a PDF. It is only drawn, so no script in it runs. */
export const openPdf = async (file: Blob): Promise<Pdf> => {
  const [{ getDocument, GlobalWorkerOptions }, { default: worker }, bytes] = await Promise.all([
    import('pdfjs-dist'),
    import('pdfjs-dist/build/pdf.worker.min.mjs?url'),
    file.arrayBuffer(),
  ]);
  GlobalWorkerOptions.workerSrc = worker;
  const loading = getDocument({ data: new Uint8Array(bytes), enableXfa: false });
  const pdf = await loading.promise;
  const numbers = Array.from({ length: pdf.numPages }, (_, index) => index + 1);
  const pages = await Promise.all(
    numbers.map(async (number): Promise<PdfPage> => {
      const page = await pdf.getPage(number);
      const { width, height } = page.getViewport({ scale: 1 });
      return { number, width, height, text: await textOf(page), draw: (canvas) => drawOn(page, canvas) };
    }),
  );
  return { pages, close: () => void loading.destroy() };
};

/** The text of a PDF, page by page, in its order in the file. */
const pdfText = async (file: Blob): Promise<string> => {
  const pdf = await openPdf(file);
  try {
    return pdf.pages.map(({ text }) => text).join('\n');
  } finally {
    pdf.close();
  }
};

/** The text of a DOCX, one line per paragraph; the cells of a table row are in one line. */
const docxText = async (file: Blob): Promise<string> => {
  const { default: mammoth } = await import('mammoth');
  const { value } = await mammoth.convertToHtml({ arrayBuffer: await file.arrayBuffer() });
  const page = new DOMParser().parseFromString(value, 'text/html');
  for (const row of page.querySelectorAll('tr')) {
    const cells = [...row.querySelectorAll('td, th')].map((cell) => cell.textContent.trim());
    row.replaceChildren(`${cells.join(' ')}\n`);
  }
  for (const block of page.querySelectorAll('p, li, h1, h2, h3, h4, h5, h6')) block.append('\n');
  for (const end of page.querySelectorAll('br')) end.replaceWith('\n');
  return page.body.textContent;
};

/**
 * The text of a PDF or DOCX. The file is read in the browser and not uploaded.
 * @throws {Error} if it is another file, broken, or protected by a password
 */
export const fileText = async (file: Blob): Promise<string> => {
  const start = await file.slice(0, formatLength).arrayBuffer();
  return documentFormat(new Uint8Array(start)) === 'pdf' ? pdfText(file) : docxText(file);
};
