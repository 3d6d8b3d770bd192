import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { inPortal } from '../../shared/story/inPortal.tsx';
import { openDialog } from '../../shared/story/plays.ts';
import { translate } from '../../storyTranslations.ts';
import { type MocksChoice, usualChoice as usual } from './mocksChoice.ts';
import { MocksPanel } from './MocksPanel.tsx';
import { addMocksTranslations } from './startMocks.tsx';

function Panel({ first }: { readonly first: MocksChoice }) {
  const { i18n } = useTranslation();
  useState(() => addMocksTranslations(i18n));
  const [choice, setChoice] = useState(first);
  return <MocksPanel choice={choice} onChange={setChoice} />;
}

const meta = {
  title: 'App/MocksPanel',
  component: Panel,
  parameters: { layout: 'fullscreen' },
  decorators: [inPortal],
  args: { first: usual },
  play: openDialog(() => translate('mocks:title')),
} satisfies Meta<typeof Panel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {};

export const WithOverrides: Story = {
  args: {
    first: {
      ...usual,
      scenario: 'slow',
      delay: 500,
      overrides: { listJobs: 'empty', actOnJob: 'validation-error', listApplications: 'offline' },
    },
  },
};

export const Remembering: Story = { args: { first: { ...usual, remembers: true } } };
