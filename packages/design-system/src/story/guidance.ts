type Notes = readonly [string, ...string[]];

/** Guidance on a component, shown below its playground. */
export interface Guidance {
  /** When and how to use it. */
  readonly do: Notes;
  /** When to use something else, and mistakes. */
  readonly dont: Notes;
  /** Role, name, keyboard, announcements, and what no automatic check covers. */
  readonly accessibility: Notes;
}

const isNotes = (value: unknown): value is Notes =>
  Array.isArray(value) &&
  value.length > 0 &&
  value.every((note) => typeof note === 'string' && note.trim() !== '');

const isGuidance = (value: unknown): value is Guidance =>
  typeof value === 'object' &&
  value !== null &&
  'do' in value &&
  isNotes(value.do) &&
  'dont' in value &&
  isNotes(value.dont) &&
  'accessibility' in value &&
  isNotes(value.accessibility);

/** Story parameters with the guidance of a component. */
export const guidance = (notes: Guidance): { readonly guidance: Guidance } => ({ guidance: notes });

/** The guidance in story parameters; undefined if it is missing or incomplete. */
export const guidanceOf = (parameters: Readonly<Record<string, unknown>>): Guidance | undefined =>
  isGuidance(parameters['guidance']) ? parameters['guidance'] : undefined;
