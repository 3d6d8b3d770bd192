import { Card } from '@michi/design-system/card';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { paths } from '../../navigation/paths.ts';
import { inPortal } from '../../story/inPortal.tsx';
import { PushSettingRow } from './PushSetting.tsx';

const meta = {
  title: 'Settings/PushSetting',
  component: PushSettingRow,
  args: { state: 'default', onAsk: () => undefined },
  parameters: { portal: { path: paths.settings, namespaces: ['push'] } },
  decorators: [
    (Row) => (
      <Card padding="none">
        <Row />
      </Card>
    ),
    inPortal,
  ],
} satisfies Meta<typeof PushSettingRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {};
export const Asking: Story = { args: { state: 'asking' } };
export const On: Story = { args: { state: 'granted' } };
export const Denied: Story = { args: { state: 'denied' } };
export const Failed: Story = { args: { state: 'failed' } };
export const Unsupported: Story = { args: { state: 'unsupported' } };
export const NotConfigured: Story = { args: { state: 'absent' } };
