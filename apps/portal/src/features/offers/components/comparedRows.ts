/** What is compared, in the order of the screen: what the letters say, then what the student says of them. */
export const comparedRows = [
  'work',
  'pay',
  'monthly',
  'holidays',
  'place',
  'workStyle',
  'probation',
  'deadline',
  'notes',
  'total',
] as const;

export type ComparedRow = (typeof comparedRows)[number];
