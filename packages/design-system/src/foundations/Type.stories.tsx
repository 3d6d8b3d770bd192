import type { Meta, StoryObj } from '@storybook/react-vite';
import { TypePage } from './Type.tsx';
import { inToolbarLanguage } from './language.tsx';

const meta = {
  title: 'Foundations/Type',
  tags: ['!autodocs'],
  decorators: [inToolbarLanguage],
} satisfies Meta;
export default meta;

export const Type: StoryObj<typeof meta> = { render: () => <TypePage /> };
