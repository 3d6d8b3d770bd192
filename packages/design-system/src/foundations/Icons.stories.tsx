import type { Meta, StoryObj } from '@storybook/react-vite';
import { IconsPage } from './Icons.tsx';
import { inToolbarLanguage } from './language.tsx';

const meta = {
  title: 'Foundations/Icons',
  tags: ['!autodocs'],
  decorators: [inToolbarLanguage],
} satisfies Meta;
export default meta;

export const Icons: StoryObj<typeof meta> = { render: () => <IconsPage /> };
