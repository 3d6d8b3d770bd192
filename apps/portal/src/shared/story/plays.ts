import type { StoryContext } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';

/** What is in the open dialog, once there is one. */
export const dialog = async () => within(await within(document.body).findByRole('dialog'));

type Play = (context: Pick<StoryContext, 'canvas'>) => Promise<void>;

/** Presses the button with this name, which is looked up while the story plays, in its language. */
export const press =
  (name: () => string): Play =>
  async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: name() }));
  };

/** Presses the button with this name and waits for the dialog it opens. */
export const openDialog =
  (name: () => string): Play =>
  async (context) => {
    await press(name)(context);
    await dialog();
  };
