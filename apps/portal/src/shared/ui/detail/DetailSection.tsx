import { Heading, type HeadingLevel } from '@michi/design-system/heading';
import { Stack } from '@michi/design-system/stack';
import type { ReactNode } from 'react';

export interface DetailSectionProps {
  readonly title: string;
  readonly level: HeadingLevel;
  readonly children: ReactNode;
}

/** A section of a detail page below its own heading. */
export function DetailSection({ title, level, children }: DetailSectionProps) {
  return (
    <Stack gap="xsmall" as="section">
      <Heading level={level} size="body">
        {title}
      </Heading>
      {children}
    </Stack>
  );
}
