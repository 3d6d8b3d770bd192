import { Check, ChevronRight, Minus } from 'lucide-react';
import { useRef, useState, type KeyboardEvent } from 'react';
import * as styles from './Tree.css.ts';
import {
  checkOf,
  findNodes,
  toggled,
  visibleRows,
  withCovered,
  type TreeNode,
  type TreeRow,
} from './treeModel.ts';

export type { TreeNode } from './treeModel.ts';

export interface TreeProps {
  /** Accessible name of the tree. */
  readonly label: string;
  /** The top level, each node with its children. */
  readonly nodes: readonly TreeNode[];
  /** The ids of the checked leaves, and of checked parents that stand for theirs. A parent is checked when all its leaves are. */
  readonly checked: readonly string[];
  /** Called with the ids that are checked after the change, in the form of `checked`. */
  readonly onCheckedChange: (checked: readonly string[]) => void;
  /** The ids of the parents that are open at first. */
  readonly defaultExpanded?: readonly string[] | undefined;
  /** Shows only what has these words, and what it is in; an empty text shows all. */
  readonly query?: string | undefined;
  /** Says that the search finds nothing. */
  readonly emptyMessage?: string | undefined;
}

/**
 * Nested categories to check. Arrows up and down move, right opens or goes in, left closes or goes out, Home and End
 * jump, Space and Enter check (the tree pattern of the ARIA Authoring Practices).
 */
export function Tree({
  label,
  nodes,
  checked,
  onCheckedChange,
  defaultExpanded = [],
  query = '',
  emptyMessage,
}: TreeProps) {
  const [expanded, setExpanded] = useState<ReadonlySet<string>>(() => new Set(defaultExpanded));
  const [activeId, setActiveId] = useState<string | null>(null);
  const items = useRef(new Map<string, HTMLElement>());
  const checkedSet = new Set(checked);
  const covered = withCovered(nodes, checkedSet);
  const found = query.trim() === '' ? null : findNodes(nodes, query);
  const open = new Set([...expanded, ...(found?.opened ?? [])]);
  const rows = visibleRows(nodes, open, found?.shown);
  const stop = rows.some((row) => row.node.id === activeId) ? activeId : (rows[0]?.node.id ?? null);

  if (rows.length === 0 && emptyMessage !== undefined) {
    return (
      <p role="status" className={styles.empty}>
        {emptyMessage}
      </p>
    );
  }

  const hasParents = nodes.some((node) => node.children !== undefined && node.children.length > 0);

  const goTo = (id: string | null | undefined) => {
    if (id === null || id === undefined) return;
    setActiveId(id);
    items.current.get(id)?.focus();
  };
  const setOpen = (id: string, isOpen: boolean) => {
    const next = new Set(expanded);
    if (isOpen) next.add(id);
    else next.delete(id);
    setExpanded(next);
  };
  const toggle = (node: TreeNode) => onCheckedChange(toggled(nodes, node, checkedSet));

  const onKeyDown = (event: KeyboardEvent, row: TreeRow, index: number) => {
    const { node } = row;
    const isParent = node.children !== undefined && node.children.length > 0;
    const isOpen = open.has(node.id);
    const actions: Readonly<Record<string, () => void>> = {
      ArrowDown: () => goTo(rows[index + 1]?.node.id),
      ArrowUp: () => goTo(rows[index - 1]?.node.id),
      Home: () => goTo(rows[0]?.node.id),
      End: () => goTo(rows.at(-1)?.node.id),
      ArrowRight: () => {
        if (isParent && !isOpen) setOpen(node.id, true);
        else if (isParent) goTo(node.children?.[0]?.id);
      },
      ArrowLeft: () => {
        if (isParent && isOpen) setOpen(node.id, false);
        else goTo(row.parentId);
      },
      ' ': () => toggle(node),
      Enter: () => toggle(node),
    };
    const action = actions[event.key];
    if (action === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    action();
  };

  return (
    <div role="tree" aria-label={label} aria-multiselectable="true" className={styles.tree}>
      {rows.map((row, index) => {
        const { node } = row;
        const isParent = node.children !== undefined && node.children.length > 0;
        const check = checkOf(node, covered);
        return (
          <div
            key={node.id}
            ref={(element) => {
              if (element === null) items.current.delete(node.id);
              else items.current.set(node.id, element);
            }}
            role="treeitem"
            tabIndex={node.id === stop ? 0 : -1}
            aria-checked={check}
            aria-expanded={isParent ? open.has(node.id) : undefined}
            aria-level={row.level}
            aria-posinset={row.position}
            aria-setsize={row.siblings}
            className={styles.row}
            style={{ [levelProperty]: row.level }}
            onFocus={() => setActiveId(node.id)}
            onKeyDown={(event) => onKeyDown(event, row, index)}
            onClick={() => toggle(node)}
          >
            <span aria-hidden="true" className={styles.check}>
              {check === true && <Check />}
              {check === 'mixed' && <Minus />}
            </span>
            <span className={styles.label}>{node.label}</span>
            {node.count !== undefined && <span className={styles.count}>{node.count}</span>}
            {isParent ? (
              // The keyboard opens with the arrows, so this is for pointers only.
              <span
                aria-hidden="true"
                className={styles.twist}
                onClick={(event) => {
                  event.stopPropagation();
                  setOpen(node.id, !open.has(node.id));
                }}
              >
                <ChevronRight />
              </span>
            ) : (
              hasParents && <span aria-hidden="true" className={styles.twist} />
            )}
          </div>
        );
      })}
    </div>
  );
}

/** The custom property's own name, out of `var(--…)`. */
const levelProperty = styles.level.slice('var('.length, -1);
