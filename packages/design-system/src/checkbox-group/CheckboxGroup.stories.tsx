import type { Meta, StoryObj } from '@storybook/react-vite';
import { Checkbox } from '../checkbox/Checkbox.tsx';
import { CheckboxGroup } from './CheckboxGroup.tsx';

const meta = {
  title: 'Fields/CheckboxGroup',
  component: CheckboxGroup,
  args: {
    label: 'Location',
    children: (
      <>
        <Checkbox label="Kanto" count={128} defaultChecked />
        <Checkbox label="Kansai" count={64} />
        <Checkbox label="Work abroad" count={9} />
      </>
    ),
  },
} satisfies Meta<typeof CheckboxGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Vertical: Story = {};
export const Horizontal: Story = { args: { orientation: 'horizontal' } };
export const WithHint: Story = { args: { hint: 'Choose as many as you like.', requirement: 'Optional' } };
export const WithError: Story = { args: { error: 'Choose a location' } };
