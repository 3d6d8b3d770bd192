import type { Meta, StoryObj } from '@storybook/react-vite';
import { RadioGroup } from './RadioGroup.tsx';

const meta = {
  title: 'Fields/RadioGroup',
  component: RadioGroup,
  args: {
    label: 'Place of the interview',
    defaultValue: 'online',
    options: [
      { value: 'online', label: 'Online' },
      { value: 'offline', label: 'Offline' },
    ],
  },
} satisfies Meta<typeof RadioGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Vertical: Story = {};
export const Horizontal: Story = { args: { orientation: 'horizontal' } };
export const WithHints: Story = {
  args: {
    requirement: 'Required',
    hint: 'You can change it until the day before.',
    options: [
      { value: 'online', label: 'Online', hint: 'You get a link by mail.' },
      { value: 'offline', label: 'Offline', hint: 'Kawasaki, Kanagawa' },
    ],
  },
};
export const WithError: Story = { args: { defaultValue: undefined, error: 'Choose a place' } };
export const Disabled: Story = { args: { disabled: true } };
export const Japanese: Story = {
  args: {
    label: '面接の場所',
    options: [
      { value: 'online', label: 'オンライン' },
      { value: 'offline', label: '対面' },
    ],
  },
};
