import type { Meta, StoryObj } from '@storybook/react-vite';
import { guidance } from '../story/guidance.ts';
import { SearchButton } from './SearchButton.tsx';

const meta = {
  title: 'Actions/SearchButton',
  component: SearchButton,
  args: { children: 'Search jobs, companies and more', shortcut: 'Control+K' },
  parameters: guidance({
    do: ['Use it in a bar to open `CommandMenu`, and listen for the keys it shows.'],
    dont: ['Do not put it above a list: `SearchField` searches a list where it is.'],
    accessibility: ['A button named by its words. `aria-keyshortcuts` names the keys.'],
  }),
} satisfies Meta<typeof SearchButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
