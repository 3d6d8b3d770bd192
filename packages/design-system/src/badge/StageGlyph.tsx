import * as styles from './Badge.css.ts';

/** Glyphs for the stages of an application: a ring that fills with progress, then the outcome. */
export type StageGlyphName =
  | 'ring'
  | 'pie20'
  | 'pie40'
  | 'pie60'
  | 'pie80'
  | 'full'
  | 'tick'
  | 'minus'
  | 'cross'
  | 'slash';

const shares = { pie20: 0.2, pie40: 0.4, pie60: 0.6, pie80: 0.8 } as const;
const CENTRE = 8;
const INNER = 3.9;

/** A sector that starts at twelve o'clock, clockwise. */
function sector(share: number): string {
  const angle = share * 2 * Math.PI;
  const x = (CENTRE + INNER * Math.sin(angle)).toFixed(2);
  const y = (CENTRE - INNER * Math.cos(angle)).toFixed(2);
  return `M${CENTRE} ${CENTRE}V${CENTRE - INNER}A${INNER} ${INNER} 0 ${share > 0.5 ? 1 : 0} 1 ${x} ${y}Z`;
}

function Mark({ name }: { readonly name: StageGlyphName }) {
  switch (name) {
    case 'ring':
      return <circle cx="8" cy="8" r="6.25" strokeDasharray="2.45 2.46" strokeDashoffset="1.2" />;
    case 'pie20':
    case 'pie40':
    case 'pie60':
    case 'pie80':
      return (
        <>
          <circle cx="8" cy="8" r="6.25" />
          <path d={sector(shares[name])} fill="currentColor" stroke="none" />
        </>
      );
    case 'full':
      return (
        <>
          <circle cx="8" cy="8" r="6.25" />
          <circle cx="8" cy="8" r="4.1" fill="currentColor" stroke="none" />
        </>
      );
    case 'tick':
      return (
        <path
          d="M8 1a7 7 0 1 1 0 14A7 7 0 0 1 8 1Zm3.3 4.3L7 9.6 4.9 7.5 3.8 8.6 7 11.8l5.4-5.4z"
          fill="currentColor"
          stroke="none"
          fillRule="evenodd"
        />
      );
    case 'minus':
      return (
        <>
          <circle cx="8" cy="8" r="6.25" />
          <path d="M5.2 8h5.6" />
        </>
      );
    case 'cross':
      return (
        <g className={styles.crossGlyph}>
          <circle cx="8" cy="8" r="6.25" />
          <path d="m5.9 5.9 4.2 4.2m0-4.2-4.2 4.2" />
        </g>
      );
    case 'slash':
      return (
        <>
          <circle cx="8" cy="8" r="6.25" />
          <path d="m12.3 3.7-8.6 8.6" />
        </>
      );
  }
}

export interface StageGlyphProps {
  /** Progress or outcome: a ring filled by fifths from `ring` to `full`, then four outcomes. */
  readonly name: StageGlyphName;
  /** Width and height in px. Default: 14. */
  readonly size?: number | undefined;
}

/** The glyph of a stage. Decorative: the label of the stage is always beside it. */
export function StageGlyph({ name, size = 14 }: StageGlyphProps) {
  return (
    <svg
      aria-hidden="true"
      width={size}
      height={size}
      viewBox="0 0 16 16"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      className={styles.glyph}
    >
      <Mark name={name} />
    </svg>
  );
}
