import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Tree, type TreeNode } from './Tree.tsx';

const english: readonly TreeNode[] = [
  {
    id: 'kanto',
    label: 'Kanto',
    count: 128,
    children: [
      { id: 'tokyo', label: 'Tokyo', count: 71 },
      { id: 'kanagawa', label: 'Kanagawa', count: 33 },
      { id: 'saitama', label: 'Saitama, Chiba, Ibaraki', count: 24 },
    ],
  },
  { id: 'kansai', label: 'Kansai', count: 64, children: [{ id: 'osaka', label: 'Osaka', count: 40 }] },
  { id: 'abroad', label: 'Work abroad', count: 9 },
];
const japanese: readonly TreeNode[] = [
  {
    id: 'kanto',
    label: '関東',
    count: 128,
    children: [
      { id: 'tokyo', label: '東京', count: 71 },
      { id: 'kanagawa', label: '神奈川', count: 33 },
    ],
  },
  { id: 'abroad', label: '海外', count: 9 },
];

const Example = (props: {
  readonly label: string;
  readonly nodes: readonly TreeNode[];
  readonly start: readonly string[];
}) => {
  const [checked, setChecked] = useState(props.start);
  return (
    <Tree
      label={props.label}
      nodes={props.nodes}
      checked={checked}
      onCheckedChange={setChecked}
      defaultExpanded={['kanto']}
    />
  );
};

const meta = {
  title: 'Actions/Tree',
  component: Tree,
  args: { label: 'Location', nodes: english, checked: [], onCheckedChange: () => undefined },
} satisfies Meta<typeof Tree>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const CheckedInPart: Story = {
  render: () => <Example label="Location" nodes={english} start={['tokyo', 'abroad']} />,
};
export const AllChecked: Story = {
  render: () => <Example label="Location" nodes={english} start={['tokyo', 'kanagawa', 'saitama']} />,
};
export const Japanese: Story = {
  render: () => <Example label="勤務地" nodes={japanese} start={['tokyo']} />,
};
