import type { Meta, StoryObj } from '@storybook/react-vite';
import { QrCode } from './QrCode.tsx';

const meta = {
  title: 'Display/QrCode',
  component: QrCode,
  args: {
    text: 'otpauth://totp/Michi:hinata.saeki%40seiryo-u.example?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&issuer=Michi',
    label: 'QR code for your authenticator app',
  },
} satisfies Meta<typeof QrCode>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Authenticator: Story = {};
export const Small: Story = { args: { text: 'https://michi.example/app', size: 120 } };
export const LongText: Story = { args: { text: 'https://michi.example/app?next='.padEnd(400, 'x') } };
export const Japanese: Story = {
  args: { text: 'otpauth://totp/道:佐伯?secret=JBSWY3DPEHPK3PXP', label: '認証アプリ用のQRコード' },
};
