import type { Meta, StoryObj } from '@storybook/react-vite';
import { ColourPage } from './Colour.tsx';
import { inToolbarLanguage } from './language.tsx';

const meta = {
  title: 'Foundations/Colour',
  tags: ['!autodocs'],
  decorators: [inToolbarLanguage],
} satisfies Meta;
export default meta;

export const Colour: StoryObj<typeof meta> = { render: () => <ColourPage /> };
