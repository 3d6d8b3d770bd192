import type { Meta, StoryObj } from '@storybook/react-vite';
import { VoicePage } from './Voice.tsx';

const meta = { title: 'Foundations/Voice', tags: ['!autodocs'] } satisfies Meta;
export default meta;

export const Voice: StoryObj<typeof meta> = { render: () => <VoicePage /> };
