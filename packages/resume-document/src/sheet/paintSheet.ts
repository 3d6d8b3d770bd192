import { POINT } from '../text/fitText.ts';
import type { FaceName } from '../text/faces.ts';
import { runsOf } from '../text/glyphs.ts';
import type { FillMark, RuleMark, Sheet, TextMark } from './marks.ts';

/** The used part of the renderer's canvas; `Font` is an opened font. */
export interface Painter<Font> {
  font: (font: Font, name: string) => Painter<Font>;
  fontSize: (points: number) => Painter<Font>;
  text: (
    text: string,
    x: number,
    y: number,
    options: { readonly lineBreak: false; readonly baseline: 'alphabetic' },
  ) => Painter<Font>;
  fillColor: (color: string) => Painter<Font>;
  strokeColor: (color: string) => Painter<Font>;
  lineWidth: (points: number) => Painter<Font>;
  dash: (length: number, options: { readonly space: number }) => Painter<Font>;
  moveTo: (x: number, y: number) => Painter<Font>;
  lineTo: (x: number, y: number) => Painter<Font>;
  rect: (x: number, y: number, width: number, height: number) => Painter<Font>;
  fill: () => Painter<Font>;
  stroke: () => Painter<Font>;
  save: () => Painter<Font>;
  restore: () => Painter<Font>;
}

const INK = '#000000';

/** Converts millimetres to PDF points. */
export const points = (millimetres: number): number => millimetres / POINT;

function paintFill<Font>(painter: Painter<Font>, { x, y, width, height, color }: FillMark): void {
  painter.fillColor(color).rect(points(x), points(y), points(width), points(height)).fill();
}

/** Rules that look the same as one path: to stroke each separately takes several times as long. */
function paintRules<Font>(painter: Painter<Font>, rules: readonly RuleMark[]): void {
  const alike = Map.groupBy(rules, ({ weight, dash, color = INK }) => [weight, dash, color].join());
  for (const group of alike.values()) {
    const [{ weight, dash, color = INK } = { weight: 0 }] = group;
    painter.save().strokeColor(color).lineWidth(points(weight));
    if (dash !== undefined) painter.dash(points(dash), { space: points(dash) });
    for (const { from, to } of group)
      painter.moveTo(points(from[0]), points(from[1])).lineTo(points(to[0]), points(to[1]));
    painter.stroke().restore();
  }
}

/** A line of text, in as many pieces as it has faces, all on one baseline. */
function paintText<Font>(
  painter: Painter<Font>,
  { text, x, baseline, size, stack, color = INK }: TextMark,
  fonts: ReadonlyMap<FaceName, Font>,
): void {
  let left = points(x);
  painter.fillColor(color).fontSize(size);
  for (const run of runsOf(stack, text)) {
    const font = fonts.get(run.face);
    if (font !== undefined) {
      painter
        .font(font, run.face)
        .text(run.text, left, points(baseline), { lineBreak: false, baseline: 'alphabetic' });
    }
    left += run.width * size;
  }
}

/** Paints all of a page except its picture, from back to front. */
export function paintSheet<Font>(
  painter: Painter<Font>,
  sheet: Sheet,
  fonts: ReadonlyMap<FaceName, Font>,
): void {
  for (const mark of sheet) if (mark.kind === 'FILL') paintFill(painter, mark);
  paintRules(
    painter,
    sheet.filter((mark) => mark.kind === 'RULE'),
  );
  for (const mark of sheet) if (mark.kind === 'TEXT') paintText(painter, mark, fonts);
}
