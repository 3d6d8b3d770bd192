import type { ReactNode } from 'react';
import * as styles from './Landscape.css.ts';

export interface LandscapeProps {
  /** Content in front of the picture. */
  readonly children: ReactNode;
}

/** The background of the login screens. Decorative. */
export function Landscape({ children }: LandscapeProps) {
  return (
    <div className={styles.ground}>
      {children}
      {/* After the content: while the page is still arriving, a picture at the end of a part of it would move. */}
      <svg
        aria-hidden="true"
        viewBox="0 0 1440 900"
        preserveAspectRatio="xMaxYMax slice"
        className={styles.picture}
      >
        <path
          className={styles.hillFar}
          d="M0 560c120-40 260-70 420-44 140 22 300 40 440 10 120-26 220-66 340-62 90 3 160 20 240 28v408H0z"
        />
        <path
          className={styles.hillMiddle}
          d="M0 690c140-52 300-60 480-50 200 12 400 24 560-14 130-30 270-40 400-14v288H0z"
        />
        <path
          className={styles.hillNear}
          d="M0 806c180-40 340-34 520-26 220 10 420-10 600-26 120-10 220-10 320-4v150H0z"
        />
        <path
          className={styles.path}
          d="M1174 462c-20 24-52 26-52 52 0 34 124 46 124 104 0 96-330 112-620 172-180 36-370 30-430 110h304c10-66 200-66 390-108 220-48 383-92 383-178 0-78-137-78-143-112-3-18 36-18 44-40z"
        />
        <path
          className={styles.line}
          d="M1174 464c-8 26-44 24-44 44 0 32 113 50 113 104 0 92-260 92-620 200-120 36-230 20-272 82"
        />
        <circle className={styles.glow} cx="1174" cy="442" r="24" />
        <circle className={styles.sun} cx="1174" cy="442" r="11" />
        <circle className={styles.stop} cx="1130" cy="507" r="4" />
        <circle className={styles.stop} cx="1243" cy="612" r="5" />
        <circle className={styles.stop} cx="1052" cy="722" r="6" />
        <circle className={styles.stop} cx="622" cy="812" r="7" />
      </svg>
    </div>
  );
}
