import type { Meta, StoryObj } from '@storybook/react-vite';
import { SpacePage } from './Space.tsx';
import { inToolbarLanguage } from './language.tsx';

const meta = {
  title: 'Foundations/Space',
  tags: ['!autodocs'],
  decorators: [inToolbarLanguage],
} satisfies Meta;
export default meta;

export const Space: StoryObj<typeof meta> = { render: () => <SpacePage /> };
