import type { Meta, StoryObj } from '@storybook/react-vite';
import { VoicePage } from './Voice.tsx';
import { inToolbarLanguage } from './language.tsx';

const meta = {
  title: 'Foundations/Voice',
  tags: ['!autodocs'],
  decorators: [inToolbarLanguage],
} satisfies Meta;
export default meta;

export const Voice: StoryObj<typeof meta> = { render: () => <VoicePage /> };
