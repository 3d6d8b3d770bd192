import { createGlobalThemeContract } from '@vanilla-extract/css';

/** `surfaceRaised` becomes the custom property `--michi-color-surface-raised`. */
const toPropertyName = (_value: string | null, path: readonly string[]) =>
  `michi-${path.join('-').replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

/**
 * The theme contract: the only names a component may ask for. Colours differ between light and
 * dark; spaces, radii, type and times are the same in both. Values stand in `tokens.ts`,
 * `light.ts` and `dark.ts`.
 */
export const vars = createGlobalThemeContract(
  {
    color: {
      surface: null,
      surfaceRaised: null,
      surfaceSunken: null,
      surfaceSelected: null,
      text: null,
      textSoft: null,
      border: null,
      borderSoft: null,
      borderField: null,
      brand: null,
      onBrand: null,
      brandHover: null,
      brandText: null,
      brandSoft: null,
      brandLine: null,
      focus: null,
      neutralSoft: null,
      neutralMark: null,
      deadline: null,
      deadlineSoft: null,
      deadlineMark: null,
      success: null,
      successSoft: null,
      successMark: null,
      successSolid: null,
      warning: null,
      warningSoft: null,
      warningMark: null,
      warningLine: null,
      danger: null,
      dangerSoft: null,
      dangerMark: null,
      dangerSolid: null,
      onSolid: null,
      info: null,
      infoSoft: null,
      infoMark: null,
      accent: null,
      accentSoft: null,
      accentMark: null,
      toastPush: null,
      toast: null,
      onToast: null,
      overlay: null,
      /** The pipeline ribbon, from its first stop to its last. */
      ribbonFrom: null,
      ribbonTo: null,
      /** The hills of the landscape behind the login form, far to near, and the path through them. */
      hillFar: null,
      hillNear: null,
      path: null,
      /** Grounds and letters of monograms, eight stable colours. */
      monogram: {
        iris: null, onIris: null,
        violet: null, onViolet: null,
        sky: null, onSky: null,
        grass: null, onGrass: null,
        amber: null, onAmber: null,
        orange: null, onOrange: null,
        tomato: null, onTomato: null,
        mauve: null, onMauve: null,
      },
    },
    shadow: { none: null, menu: null, dialog: null },
    space: {
      none: null, xxsmall: null, xsmall: null, small: null, medium: null,
      large: null, xlarge: null, xxlarge: null, huge: null,
    },
    radius: { badge: null, field: null, card: null, full: null },
    font: { body: null },
    text: {
      display: { size: null, line: null },
      title: { size: null, line: null },
      heading: { size: null, line: null },
      large: { size: null, line: null },
      body: { size: null, line: null },
      small: { size: null, line: null },
      tiny: { size: null, line: null },
    },
    weight: { regular: null, medium: null, strong: null, heading: null },
    duration: { quick: null, calm: null },
    size: {
      controlSmall: null, control: null, controlLarge: null, field: null,
      sidebar: null, sidebarMinimised: null, topBar: null, phoneBar: null, bottomBar: null, content: null,
    },
  },
  toPropertyName,
);
