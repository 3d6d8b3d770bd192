import type { Preview } from '@storybook/react-vite';

type Enhancer = NonNullable<Preview['argTypesEnhancers']>[number];
type Prop = Parameters<Enhancer>[0]['argTypes'][string];

/** Whether a value survives being written as JSON and read again, as a control for objects does. */
function isPlain(value: unknown): boolean {
  if (Array.isArray(value)) return value.every(isPlain);
  if (typeof value === 'object' && value !== null) {
    return !('$$typeof' in value) && Object.values(value).every(isPlain);
  }
  return typeof value !== 'function';
}

/**
 * Whether Storybook would offer to edit the prop as JSON, without an explicit control. It adds its own control only
 * after this.
 */
const isForObjects = ({ control, type }: Prop): boolean =>
  control === undefined
    ? type !== undefined && ['union', 'other', 'object', 'array'].includes(type.name)
    : typeof control === 'object' && control.type === 'object';

/** Gives every prop the control by which a designer can change it, and none where that would break the story. */
export const plainControls: Enhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, prop]) => {
      const value: unknown = initialArgs[name];
      if (!isForObjects(prop)) return [name, prop];
      if (typeof value === 'string') return [name, { ...prop, control: { type: 'text' } }];
      const isEditable = value !== undefined && isPlain(value);
      return [name, isEditable ? prop : { ...prop, control: { disable: true } }];
    }),
  );

// After the types are known.
plainControls.secondPass = true;
