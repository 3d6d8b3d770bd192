/** A category that may hold others. */
export interface TreeNode {
  readonly id: string;
  readonly label: string;
  /** How many results it has. */
  readonly count?: number | undefined;
  readonly children?: readonly TreeNode[] | undefined;
}

/** Checked, not checked, or checked in part. */
export type TreeCheck = boolean | 'mixed';

/** The ids of the leaves below a node, or the node's own if it is a leaf. */
export function leavesOf(node: TreeNode): readonly string[] {
  if (node.children === undefined || node.children.length === 0) return [node.id];
  return node.children.flatMap(leavesOf);
}

/** Whether a node is checked, derived from the leaves below it. */
export function checkOf(node: TreeNode, checked: ReadonlySet<string>): TreeCheck {
  const leaves = leavesOf(node);
  const count = leaves.filter((id) => checked.has(id)).length;
  if (count === 0) return false;
  return count === leaves.length ? true : 'mixed';
}

/** The checked leaves after a node was toggled: all below it, or none when all were. */
export function toggled(node: TreeNode, checked: ReadonlySet<string>): readonly string[] {
  const next = new Set(checked);
  const isOn = checkOf(node, checked) === true;
  for (const id of leavesOf(node)) {
    if (isOn) next.delete(id);
    else next.add(id);
  }
  return [...next];
}

/** A node that shows, with its place. */
export interface TreeRow {
  readonly node: TreeNode;
  /** Depth, counted from 1. */
  readonly level: number;
  readonly parentId: string | null;
  readonly position: number;
  readonly siblings: number;
}

/** The rows that show, top down. */
export function visibleRows(
  nodes: readonly TreeNode[],
  expanded: ReadonlySet<string>,
  level = 1,
  parentId: string | null = null,
): readonly TreeRow[] {
  return nodes.flatMap((node, index) => [
    { node, level, parentId, position: index + 1, siblings: nodes.length },
    ...(node.children !== undefined && expanded.has(node.id)
      ? visibleRows(node.children, expanded, level + 1, node.id)
      : []),
  ]);
}
