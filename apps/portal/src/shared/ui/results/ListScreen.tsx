import { Heading } from '@michi/design-system/heading';
import { Inline } from '@michi/design-system/inline';
import { PageHeader, type PageHeaderProps } from '@michi/design-system/page-header';
import { Stack } from '@michi/design-system/stack';
import { Text } from '@michi/design-system/text';
import { media } from '@michi/design-system/theme';
import { VisuallyHidden } from '@michi/design-system/visually-hidden';
import type { ReactNode } from 'react';
import { useBarTitle } from '../../navigation/screenTitle.ts';
import { useMedia } from '../screen/useMedia.ts';
import { ViewControl } from './ListSearch.tsx';

interface ListScreenProps extends Pick<PageHeaderProps, 'titleRef' | 'subtitle' | 'actions'> {
  readonly title: string;
  /** The list has cards: the header has `ViewControl`, on a phone `ListSearch`. */
  readonly hasViews?: boolean;
  /** Tabs, search and list. */
  readonly children: ReactNode;
}

/** A list below its header. A phone shows the title in its bar and less space between the parts, for more of the list. */
export function ListScreen({
  title,
  titleRef,
  subtitle,
  actions,
  hasViews = false,
  children,
}: ListScreenProps) {
  const isPhone = !useMedia(media.tablet);
  useBarTitle(isPhone ? title : undefined);
  return isPhone ? (
    <Stack gap="xsmall">
      <VisuallyHidden as="div">
        <Heading ref={titleRef} level={1} focusable>
          {title}
        </Heading>
      </VisuallyHidden>
      {subtitle !== undefined && <Text size="small">{subtitle}</Text>}
      {actions !== undefined && <Inline>{actions}</Inline>}
      {children}
    </Stack>
  ) : (
    <Stack gap="medium">
      <PageHeader
        title={title}
        titleRef={titleRef}
        subtitle={subtitle}
        actions={
          hasViews ? (
            <>
              <ViewControl />
              {actions}
            </>
          ) : (
            actions
          )
        }
      />
      {children}
    </Stack>
  );
}
