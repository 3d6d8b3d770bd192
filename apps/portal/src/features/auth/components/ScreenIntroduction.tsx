import { Heading } from '@michi/design-system/heading';
import { Stack } from '@michi/design-system/stack';
import { Text } from '@michi/design-system/text';
import type { ReactNode } from 'react';

export interface ScreenIntroductionProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** Title and purpose of a screen, above its form. A route change moves the focus to the title. */
export function ScreenIntroduction({ title, children }: ScreenIntroductionProps) {
  return (
    <Stack gap="xxsmall">
      <Heading level={1} focusable>
        {title}
      </Heading>
      <Text tone="soft">{children}</Text>
    </Stack>
  );
}
