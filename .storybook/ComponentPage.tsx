import {
  ArgTypes,
  Controls,
  Description,
  DocsContext,
  Primary,
  Stories,
  Subheading,
  Title,
  Unstyled,
  useOf,
} from '@storybook/addon-docs/blocks';
import { lazy, useContext } from 'react';
import { guidanceOf } from '../packages/design-system/src/story/guidance.ts';
import { GuidanceCards } from '../packages/design-system/src/story/GuidanceCards.tsx';
import { ImportLine } from './ImportLine.tsx';
import { sourceLink } from './sourceLink.ts';
import { useEntry } from './useEntry.ts';
import { useToolbar } from './useToolbar.ts';

// Loaded only for a screen: the link to the portal needs the contracts' examples.
const FramedStories = lazy(() => import('./FramedStories.tsx'));

/** The file of the stories, as a link where it can be read. */
function Source({ parameters }: { readonly parameters: Readonly<Record<string, unknown>> }) {
  const { path, href } = sourceLink(parameters);
  return (
    <p>
      {href === undefined ? (
        <code>{path}</code>
      ) : (
        <a href={href} target="_blank" rel="noreferrer">
          {path}
        </a>
      )}
    </p>
  );
}

/** How to import a component, and the props of those that its entry exports beside it. */
function Entry({ fileName }: { readonly fileName: string }) {
  const { entry, names } = useEntry(fileName);
  return <ImportLine entry={entry} names={names} />;
}

function FurtherProps({ fileName }: { readonly fileName: string }) {
  const { further } = useEntry(fileName);
  return Object.entries(further).map(([name, component]) => (
    <section key={name}>
      <Subheading>{name}</Subheading>
      <ArgTypes of={component} />
    </section>
  ));
}

/**
 * The documentation page. Of a component: description, import, playground with controls, guidance in the language of
 * the toolbar, the props of the components beside it, and all its states. Of a screen, which has no guidance:
 * description and all its states.
 */
export default function ComponentPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const { language } = useToolbar(useContext(DocsContext));
  const guidance = guidanceOf(preparedMeta.parameters);
  const fileName = String(preparedMeta.parameters['fileName']);
  return (
    <>
      <Title />
      <Description />
      {guidance === undefined ? (
        <>
          <Source parameters={preparedMeta.parameters} />
          <FramedStories />
        </>
      ) : (
        <>
          <Entry fileName={fileName} />
          <Source parameters={preparedMeta.parameters} />
          <Primary />
          <Controls />
          <FurtherProps fileName={fileName} />
          <Unstyled>
            <GuidanceCards guidance={guidance} lang={language === 'jp' ? 'ja' : 'en'} />
          </Unstyled>
          <Stories includePrimary={false} title="All states" />
        </>
      )}
    </>
  );
}
