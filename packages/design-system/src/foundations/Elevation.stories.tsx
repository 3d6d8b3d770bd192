import type { Meta, StoryObj } from '@storybook/react-vite';
import { ElevationPage } from './Elevation.tsx';
import { inToolbarLanguage } from './language.tsx';

const meta = {
  title: 'Foundations/Elevation',
  tags: ['!autodocs'],
  decorators: [inToolbarLanguage],
} satisfies Meta;
export default meta;

export const Elevation: StoryObj<typeof meta> = { render: () => <ElevationPage /> };
