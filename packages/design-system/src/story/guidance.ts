/** One short sentence at least. */
type Notes = readonly [string, ...string[]];

/** Guidance on a component beyond its look. The page of the component shows it below the playground. */
export interface Guidance {
  /** When it is the right choice, and how it is used well. */
  readonly do: Notes;
  /** Where something else is right, and what spoils it. */
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

/** The parameters that give a component its guidance: `parameters: guidance({ do: […], dont: […], accessibility: […] })`. */
export const guidance = (notes: Guidance): { readonly guidance: Guidance } => ({ guidance: notes });

/** The guidance among a story's parameters; undefined where there is none, or a part of it has no note. */
export const guidanceOf = (parameters: Readonly<Record<string, unknown>>): Guidance | undefined =>
  isGuidance(parameters['guidance']) ? parameters['guidance'] : undefined;
