import type { Meta, StoryObj } from '@storybook/react-vite';
import { ColourPage } from './Colour.tsx';

const meta = { title: 'Foundations/Colour', tags: ['!autodocs'] } satisfies Meta;
export default meta;

export const Colour: StoryObj<typeof meta> = { render: () => <ColourPage /> };
