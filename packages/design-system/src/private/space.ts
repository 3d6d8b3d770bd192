/** A step of the spacing scale, see `theme/tokens.ts`. */
export type Space =
  | 'none'
  | 'xxsmall'
  | 'xsmall'
  | 'small'
  | 'medium'
  | 'large'
  | 'xlarge'
  | 'xxlarge'
  | 'huge';
