import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import {
  docgenProps,
  propsTables,
  type PropsTable,
} from '../packages/design-system/src/story/propsTables.ts';

const folder = fileURLToPath(new URL('../packages/design-system', import.meta.url));

/**
 * Gives each component of the design system the props of its types. What react-docgen finds in the file alone has no
 * inherited props; its default values are kept, as types have none.
 */
export function propsFromTypes(): Plugin {
  let tables: readonly PropsTable[] | undefined;
  return {
    name: 'props-from-types',
    watchChange() {
      tables = undefined;
    },
    transform: {
      filter: { id: /\/packages\/design-system\/src\/[^?]+\.tsx$/ },
      handler(code, id) {
        tables ??= propsTables(folder);
        const added = tables
          .filter(({ file }) => file === id)
          .map(({ component, rows }) => {
            const props = JSON.stringify(docgenProps(rows));
            return `{
  const given = ${component}.__docgenInfo?.props ?? {};
  const props = Object.entries(${props}).map(([name, prop]) => [name, { ...prop, defaultValue: given[name]?.defaultValue }]);
  ${component}.__docgenInfo = { ...${component}.__docgenInfo, props: Object.fromEntries(props) };
}`;
          });
        return added.length === 0 ? null : { code: [code, ...added].join('\n'), map: null };
      },
    },
  };
}
