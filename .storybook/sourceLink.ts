import type { SourceLink } from './storyLinks.ts';

/** Where the repository can be read, such as `https://git.example/michi/blob/main`; for a built Storybook. */
const repository: unknown = import.meta.env['STORYBOOK_REPOSITORY'];

/** The file of a story: in the repository, or else in the editor of whoever runs the development server. */
export function sourceLink(parameters: Readonly<Record<string, unknown>>): SourceLink {
  const path = String(parameters['fileName']).replace(/^(?:\.{1,2}\/)+/, '');
  if (typeof repository === 'string') return { path, href: `${repository.replace(/\/$/, '')}/${path}` };
  return {
    path,
    href: import.meta.env.DEV ? `/__open-in-editor?file=${encodeURIComponent(path)}` : undefined,
  };
}
