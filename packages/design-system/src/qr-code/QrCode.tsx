import { useMemo } from 'react';
import { encode } from 'uqr';
import { picture } from './QrCode.css.ts';

export interface QrCodeProps {
  /** The encoded text, such as an `otpauth:` address. */
  readonly text: string;
  /** Text alternative with the purpose, such as "QR code for your authenticator app". */
  readonly label: string;
  /** Width and height in px. Default: 192. */
  readonly size?: number | undefined;
}

/** Empty modules around the code (ISO/IEC 18004). */
const QUIET_ZONE = 4;

/** A QR code, dark on white in both themes, since many scanners read nothing else. Offer the text for copying beside it. */
export function QrCode({ text, label, size = 192 }: QrCodeProps) {
  const { side, path } = useMemo(() => {
    const { data, size: modules } = encode(text, { ecc: 'M', border: QUIET_ZONE });
    const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])));
    return { side: modules, path: dark.join('') };
  }, [text]);
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${side} ${side}`}
      width={size}
      height={size}
      shapeRendering="crispEdges"
      className={picture}
    >
      <path d={path} />
    </svg>
  );
}
