import { Heading } from '@michi/design-system/heading';
import { PageHeader } from '@michi/design-system/page-header';
import { media } from '@michi/design-system/theme';
import { VisuallyHidden } from '@michi/design-system/visually-hidden';
import type { Ref } from 'react';
import { useBarTitle } from '../../navigation/screenTitle.ts';
import { useMedia } from '../screen/useMedia.ts';
import { ViewControl } from './ViewControl.tsx';

export interface ListHeaderProps {
  readonly title: string;
  /** For moving the focus. */
  readonly titleRef?: Ref<HTMLHeadingElement>;
}

/** The header of a list that has cards. A phone shows the title in its bar, and `ViewControl` above the results. */
export function ListHeader({ title, titleRef }: ListHeaderProps) {
  const isPhone = !useMedia(media.tablet);
  useBarTitle(isPhone ? title : undefined);
  if (!isPhone) return <PageHeader title={title} titleRef={titleRef} actions={<ViewControl />} />;
  return (
    <VisuallyHidden as="div">
      <Heading ref={titleRef} level={1} focusable>
        {title}
      </Heading>
    </VisuallyHidden>
  );
}
