import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { guidance } from '../story/guidance.ts';
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
  argTypes: { nodes: { control: 'object' }, checked: { control: 'object' } },
  parameters: guidance({
    do: [
      'Use it for categories two or three deep of which any number may be checked: regions, industries.',
      'Show counts, so that nobody checks what holds nothing.',
      'Open the parents of what is checked at first (`defaultExpanded`).',
    ],
    dont: [
      'Do not use it for a flat list: that is `CheckboxGroup`.',
      'Do not use it to go to places. It only checks.',
    ],
    accessibility: [
      'Role `tree`: arrows up and down move, right opens or goes in, left closes or goes out, Home and End jump, Space and Enter check.',
      'One stop of Tab. Each item says its level, its place among its siblings and whether it is checked, in part too.',
      'The count is read after the name.',
      'axe cannot see that the arrow which opens a parent is for pointers and keys only: a screen reader on a phone cannot press it.',
    ],
  }),
} satisfies Meta<typeof Tree>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  tags: ['!test'],
  args: { checked: ['tokyo', 'abroad'] },
  render: ({ label, nodes, checked }) => (
    <Example key={checked.join(' ')} label={label} nodes={nodes} start={checked} />
  ),
};

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
export const LongWordsThreeDeep: Story = {
  render: () => (
    <div style={{ maxWidth: 280 }}>
      <Example
        label="Industry"
        nodes={[
          {
            id: 'kanto',
            label: 'Machinery, robotics and instruments for measuring',
            count: 1288,
            children: [
              {
                id: 'tokyo',
                label: 'Robots that walk among people',
                count: 71,
                children: [{ id: 'leaf', label: 'Telecommunicationsinfrastructuremaintenance', count: 3 }],
              },
            ],
          },
        ]}
        start={['leaf']}
      />
    </div>
  ),
};
