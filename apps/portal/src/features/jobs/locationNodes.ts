import type { AdvancedFilterOptions } from '@michi/api/job';
import type { Language } from '@michi/api/session';
import type { TreeNode } from '@michi/design-system/tree';
import { pickBilingual } from '../../shared/format/pickBilingual.ts';

type Option = AdvancedFilterOptions['locations'][number];

/**
 * Places within the regions and countries that they lie in, which stand for all of theirs. Places of a region that is no
 * place itself are under its name, and the rest, where there are any such regions, under "Other places".
 */
export function locationNodes(
  options: readonly Option[],
  language: Language,
  otherLocations: string,
): readonly TreeNode[] {
  const ids = new Set(options.map(({ location }) => location.id));
  const children = groupBy(options, ({ location: { parentId } }) =>
    parentId !== null && ids.has(parentId) ? parentId : null,
  );
  const nodeOf = ({ location, jobCount }: Option): TreeNode => {
    const nodes = (children.get(location.id) ?? []).map(nodeOf);
    const { city, cityJp } = location;
    return {
      id: location.id,
      label: pickBilingual(location, 'city', language),
      keywords: `${city} ${cityJp ?? ''}`,
      count: jobCount,
      ...(nodes.length > 0 && { children: nodes, isWhole: true }),
    };
  };
  const tops = children.get(null) ?? [];
  const isAlone = ({ location: { country, id, region } }: Option) =>
    !children.has(id) && (region !== null || country === null);
  const wholes = tops
    .filter((option) => !isAlone(option))
    .map(nodeOf)
    .toSorted((one, other) => (other.count ?? 0) - (one.count ?? 0));
  const groups = groupBy(tops.filter(isAlone), ({ location }) => location.region ?? '');
  const { '': others = [], ...regions } = Object.fromEntries(groups);
  return [
    ...Object.entries(regions).map(([region, among]) => regionNode(region, among.map(nodeOf))),
    ...wholes,
    ...(others.length > 0 ? [regionNode('', others.map(nodeOf))] : []),
  ];

  function regionNode(region: string, nodes: readonly TreeNode[]): TreeNode {
    const [named] = groups.get(region) ?? [];
    return {
      id: region === '' ? 'other' : region,
      label: (named && pickBilingual(named.location, 'region', language)) ?? otherLocations,
      keywords: `${region} ${named?.location.regionJp ?? ''}`,
      count: sumOf(nodes),
      children: nodes,
    };
  }
}

function groupBy<Key>(options: readonly Option[], keyOf: (option: Option) => Key): Map<Key, Option[]> {
  const groups = new Map<Key, Option[]>();
  for (const option of options) groups.set(keyOf(option), [...(groups.get(keyOf(option)) ?? []), option]);
  return groups;
}

function sumOf(nodes: readonly TreeNode[]): number {
  return nodes.reduce((sum, { count = 0 }) => sum + count, 0);
}

/** The ids of the parents around checked nodes. */
export function parentsOf(nodes: readonly TreeNode[], checked: readonly string[]): readonly string[] {
  return nodes.flatMap(({ children = [], id }) => {
    const below = parentsOf(children, checked);
    return below.length > 0 || children.some((child) => checked.includes(child.id)) ? [id, ...below] : [];
  });
}
