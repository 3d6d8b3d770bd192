import { fileURLToPath } from 'node:url';
import PdfDocument from 'pdfkit';
import type { DocumentSection } from '../personal-data/personalData.ts';

export interface PrintedDocument {
  readonly title: string;
  /** What the document is, and its date. */
  readonly introduction: string;
  /** RFC 5646. */
  readonly languageTag: string;
  readonly madeAt: Date;
  readonly sections: readonly DocumentSection[];
}

/** TrueType, since other formats show no Japanese text in a PDF. */
const REGULAR = fileURLToPath(
  import.meta.resolve('@expo-google-fonts/noto-sans-jp/400Regular/NotoSansJP_400Regular.ttf'),
);
const BOLD = fileURLToPath(
  import.meta.resolve('@expo-google-fonts/noto-sans-jp/700Bold/NotoSansJP_700Bold.ttf'),
);

/** Points, 72 an inch. */
const MARGIN = 56;
const LABEL_WIDTH = 150;
const GAP = 12;

const INK = '#1a1f24';
const QUIET = '#545d66';

/** Draws a document as PDF on A4, with the needed letters embedded. */
export async function drawPdf(document: PrintedDocument): Promise<Uint8Array> {
  const pdf = new PdfDocument({
    size: 'A4',
    margin: MARGIN,
    lang: document.languageTag,
    displayTitle: true,
    info: { Title: document.title, Creator: 'Michi', CreationDate: document.madeAt },
    font: REGULAR,
  });
  const finished = collected(pdf);
  pdf.font(BOLD).fontSize(20).fillColor(INK).text(document.title);
  pdf.moveDown(0.3).font(REGULAR).fontSize(10).fillColor(QUIET).text(document.introduction);
  for (const section of document.sections) drawSection(pdf, section);
  pdf.end();
  return finished;
}

function drawSection(pdf: PDFKit.PDFDocument, { title, blocks }: DocumentSection): void {
  // A title is never the last line of a page.
  if (pdf.y > pdf.page.height - MARGIN - 80) pdf.addPage();
  pdf.moveDown(1.2).font(BOLD).fontSize(13).fillColor(INK).text(title, MARGIN);
  pdf.moveDown(0.3);
  for (const block of blocks) {
    for (const { label, text } of block) drawLine(pdf, label, text);
    pdf.moveDown(0.6);
  }
}

function drawLine(pdf: PDFKit.PDFDocument, label: string, text: string): void {
  const textWidth = pdf.page.width - 2 * MARGIN - LABEL_WIDTH - GAP;
  pdf.font(REGULAR).fontSize(10);
  const labelHeight = pdf.heightOfString(label, { width: LABEL_WIDTH });
  const height = Math.max(labelHeight, Math.min(pdf.heightOfString(text, { width: textWidth }), 60));
  if (pdf.y + height > pdf.page.height - MARGIN) pdf.addPage();
  const top = pdf.y;
  const page = pdf.page;
  pdf.fillColor(QUIET).text(label, MARGIN, top, { width: LABEL_WIDTH });
  pdf.fillColor(INK).text(text, MARGIN + LABEL_WIDTH + GAP, top, { width: textWidth });
  // A text that continues on the next page has left its label on the previous one.
  if (pdf.page === page) pdf.y = Math.max(pdf.y, top + labelHeight);
}

async function collected(pdf: PDFKit.PDFDocument): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of pdf) if (chunk instanceof Uint8Array) chunks.push(chunk);
  return Buffer.concat(chunks);
}
