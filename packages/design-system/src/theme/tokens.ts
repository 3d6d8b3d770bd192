/** Lengths, type and times: the same in both themes. Sizes in px on a grid of 4. */
export const tokens = {
  space: {
    none: '0',
    xxsmall: '4px',
    xsmall: '8px',
    small: '12px',
    medium: '16px',
    large: '24px',
    xlarge: '32px',
    xxlarge: '48px',
    huge: '64px',
  },
  radius: { badge: '6px', field: '10px', card: '16px', full: '9999px' },
  font: {
    body: 'system-ui, "Hiragino Sans", "Noto Sans JP", "Noto Sans CJK JP", "BIZ UDPGothic", "Yu Gothic", "Meiryo", sans-serif',
    /** Letters of one width, for codes: 0 and O, 1 and l stay apart. */
    code: 'ui-monospace, SFMono-Regular, Menlo, Consolas, "Liberation Mono", monospace',
  },
  text: {
    display: { size: '32px', line: '40px' },
    title: { size: '24px', line: '32px' },
    heading: { size: '20px', line: '28px' },
    large: { size: '16px', line: '24px' },
    body: { size: '14px', line: '21px' },
    small: { size: '13px', line: '20px' },
    tiny: { size: '12px', line: '18px' },
  },
  weight: { regular: '400', medium: '500', strong: '600', heading: '650' },
  duration: { quick: '120ms', calm: '200ms' },
  size: {
    controlSmall: '32px',
    control: '40px',
    controlLarge: '48px',
    field: '44px',
    sidebar: '230px',
    sidebarMinimised: '90px',
    topBar: '60px',
    phoneBar: '52px',
    bottomBar: '64px',
    content: '1200px',
  },
} as const;

/**
 * Type overrides under `:lang(ja)`: Japanese lines need more height, and its fonts have no weight 650. Japanese
 * families come before the system font, which on Windows has condensed kana (Yu Gothic UI) or Chinese glyphs for kanji.
 */
export const japaneseTokens = {
  font: {
    body: '"Hiragino Sans", "Noto Sans JP", "Noto Sans CJK JP", "BIZ UDPGothic", "Yu Gothic", "Meiryo", system-ui, sans-serif',
  },
  text: {
    display: { size: '32px', line: '1.4' },
    title: { size: '24px', line: '1.5' },
    heading: { size: '20px', line: '1.5' },
    large: { size: '16px', line: '1.7' },
    body: { size: '14px', line: '1.7' },
    small: { size: '13px', line: '1.7' },
    tiny: { size: '12px', line: '1.7' },
  },
  weight: { regular: '400', medium: '500', strong: '700', heading: '700' },
} as const;
