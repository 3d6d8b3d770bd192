import type { Meta, StoryObj } from '@storybook/react-vite';
import { TypePage } from './Type.tsx';

const meta = { title: 'Foundations/Type', tags: ['!autodocs'] } satisfies Meta;
export default meta;

export const Type: StoryObj<typeof meta> = { render: () => <TypePage /> };
