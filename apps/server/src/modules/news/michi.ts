/** Michi as the publisher of a post, in the shape of the shared contract's `EntityLabel`. */
export const MICHI = {
  type: 'JOBHUNTING',
  id: '0199a1c2-0000-7000-8000-0000000f0901',
  name: 'Michi',
  nameJp: 'Michi',
} as const;
