import { searchForm } from '../private/searchForm.ts';

/** A category that may hold others. */
export interface TreeNode {
  readonly id: string;
  readonly label: string;
  /** How many results it has. */
  readonly count?: number | undefined;
  readonly children?: readonly TreeNode[] | undefined;
  /** More words to search, such as its name in another language. */
  readonly keywords?: string | undefined;
  /** Checking it checks its own id, which stands for all below it, instead of those. */
  readonly isWhole?: boolean | undefined;
}

/** Checked, not checked, or checked in part. */
export type TreeCheck = boolean | 'mixed';

/** Whether a node is checked, derived from the leaves below it. */
export function checkOf(node: TreeNode, checked: ReadonlySet<string>): TreeCheck {
  if (node.children === undefined || node.children.length === 0) return checked.has(node.id);
  if (node.isWhole === true && checked.has(node.id)) return true;
  const checks = node.children.map((child) => checkOf(child, checked));
  if (checks.every((check) => check === true)) return true;
  return checks.every((check) => check === false) ? false : 'mixed';
}

/** The checked ids and those of all that checked parents stand for. */
export function withCovered(nodes: readonly TreeNode[], checked: ReadonlySet<string>): ReadonlySet<string> {
  const covered = (node: TreeNode): readonly string[] =>
    node.isWhole === true && checked.has(node.id)
      ? descendantsOf(node)
      : (node.children ?? []).flatMap(covered);
  return new Set([...checked, ...nodes.flatMap(covered)]);
}

/** The ids that check a node: its own if it stands for all below it, otherwise those of its leaves. */
function idsOf(node: TreeNode): readonly string[] {
  if (node.isWhole === true || node.children === undefined || node.children.length === 0) return [node.id];
  return node.children.flatMap(idsOf);
}

/**
 * The checked ids after a node was toggled: it and all below it, or none of them when all were. Whoever stood for the node
 * from above stands for its other children no longer.
 */
export function toggled(
  nodes: readonly TreeNode[],
  target: TreeNode,
  checked: ReadonlySet<string>,
): readonly string[] {
  const next = new Set(checked);
  for (const above of pathTo(nodes, target.id)) {
    if (above.isWhole !== true || !next.delete(above.id)) continue;
    for (const id of (above.children ?? []).flatMap(idsOf)) next.add(id);
  }
  const isOn = checkOf(target, next) === true;
  for (const id of [target.id, ...descendantsOf(target)]) next.delete(id);
  if (!isOn) for (const id of idsOf(target)) next.add(id);
  return [...next];
}

/** The parents of a node, the outermost first; of a node that is not there none. */
function pathTo(nodes: readonly TreeNode[], id: string): readonly TreeNode[] {
  const around = nodes.find((node) => descendantsOf(node).includes(id));
  return around === undefined ? [] : [around, ...pathTo(around.children ?? [], id)];
}

function descendantsOf(node: TreeNode): readonly string[] {
  return (node.children ?? []).flatMap((child) => [child.id, ...descendantsOf(child)]);
}

/** What a search finds in a tree: the ids that show, and those of parents that hide something found. */
export interface FoundNodes {
  readonly shown: ReadonlySet<string>;
  readonly opened: readonly string[];
}

/**
 * Nodes whose names, with those around them, contain every word. A found parent has all its children, and is open if one
 * below has the words in its own name: the city of New York in the state.
 */
export function findNodes(nodes: readonly TreeNode[], query: string): FoundNodes {
  const words = searchForm(query).split(' ');
  const shown = new Set<string>();
  const opened: string[] = [];
  const nameOf = (node: TreeNode) => searchForm(`${node.label} ${node.keywords ?? ''}`);
  const openTo = (node: TreeNode): boolean => {
    const isInside = (node.children ?? []).map(openTo).includes(true);
    if (isInside) opened.push(node.id);
    return isInside || words.every((word) => nameOf(node).includes(word));
  };
  const find = (node: TreeNode, around: string): boolean => {
    const names = `${around} ${nameOf(node)}`;
    if (words.every((word) => names.includes(word))) {
      for (const id of [node.id, ...descendantsOf(node)]) shown.add(id);
      openTo(node);
      return true;
    }
    if (!(node.children ?? []).map((child) => find(child, names)).includes(true)) return false;
    shown.add(node.id);
    opened.push(node.id);
    return true;
  };
  for (const node of nodes) find(node, '');
  return { shown, opened };
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

/** The rows that show, top down; all of the open parents, or those among the shown. */
export function visibleRows(
  nodes: readonly TreeNode[],
  expanded: ReadonlySet<string>,
  shown: ReadonlySet<string> | null = null,
  level = 1,
  parentId: string | null = null,
): readonly TreeRow[] {
  const among = shown === null ? nodes : nodes.filter(({ id }) => shown.has(id));
  return among.flatMap((node, index) => [
    { node, level, parentId, position: index + 1, siblings: among.length },
    ...(node.children !== undefined && expanded.has(node.id)
      ? visibleRows(node.children, expanded, shown, level + 1, node.id)
      : []),
  ]);
}
