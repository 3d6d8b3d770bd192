import type { Meta, StoryObj } from '@storybook/react-vite';
import { guidance } from '../story/guidance.ts';
import { QrCode } from './QrCode.tsx';

const meta = {
  title: 'Display/QrCode',
  component: QrCode,
  args: {
    text: 'otpauth://totp/Michi:hinata.saeki%40seiryo-u.example?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&issuer=Michi',
    label: 'QR code for your authenticator app',
  },
  argTypes: { size: { control: { type: 'range', min: 96, max: 320, step: 8 } } },
  parameters: guidance({
    do: [
      'Set the same text beside it, to copy: the camera may be on this very device.',
      'Keep it at 120 px or more, and larger for a long text.',
    ],
    dont: ['Do not colour it or put a mark into its middle.', 'Do not make it the only way to a page.'],
    accessibility: [
      'An image named by `label`: say what it is for, not what is in it.',
      'Dark on white in both themes, with the empty edge that scanners need.',
      'axe cannot scan it: hold a phone to the screen once.',
    ],
  }),
} satisfies Meta<typeof QrCode>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['!test'], args: { size: 192 } };

export const Authenticator: Story = {};
export const Small: Story = { args: { text: 'https://michi.example/app', size: 120 } };
export const LongText: Story = { args: { text: 'https://michi.example/app?next='.padEnd(400, 'x') } };
export const Japanese: Story = {
  args: { text: 'otpauth://totp/道:佐伯?secret=JBSWY3DPEHPK3PXP', label: '認証アプリ用のQRコード' },
};
