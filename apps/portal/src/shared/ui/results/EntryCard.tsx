import { Card } from '@michi/design-system/card';
import { Divider } from '@michi/design-system/divider';
import { Heading } from '@michi/design-system/heading';
import { Icon, type IconComponent } from '@michi/design-system/icon';
import { Inline } from '@michi/design-system/inline';
import { Link } from '@michi/design-system/link';
import { Stack } from '@michi/design-system/stack';
import { Text } from '@michi/design-system/text';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';

export interface EntryCardProps {
  readonly to: string;
  readonly leading: ReactNode;
  readonly title: string;
  readonly subtitle: ReactNode;
  /** A button at the end of the head. */
  readonly aside?: ReactNode;
  /** A {@link CardFact} for each. */
  readonly facts: ReactNode;
  /** The state of the entry, below the facts. */
  readonly children: ReactNode;
}

/** An entry of a list in Card View: its head, its facts with an icon each, and its state. */
export function EntryCard({ to, leading, title, subtitle, aside, facts, children }: EntryCardProps) {
  return (
    <Card as="li">
      <Stack gap="small">
        <Inline gap="small" wrap={false} align="start" justify="between">
          <Inline gap="small" wrap={false} align="start" grow>
            {leading}
            <Stack gap="none" grow>
              <Heading level={2} size="body" lines={3}>
                <Link asChild tone="text">
                  <RouterLink to={to}>{title}</RouterLink>
                </Link>
              </Heading>
              {subtitle !== null && (
                <Text as="div" size="small" tone="soft">
                  {subtitle}
                </Text>
              )}
            </Stack>
          </Inline>
          {aside}
        </Inline>
        <Stack gap="xxsmall">{facts}</Stack>
        <Divider />
        {children}
      </Stack>
    </Card>
  );
}

export interface CardFactProps {
  readonly icon: IconComponent;
  readonly tone?: 'success';
  readonly children: string;
}

/** A fact of an entry in Card View, beside its icon. */
export function CardFact({ icon, tone, children }: CardFactProps) {
  return (
    <Text as="div" tone={tone}>
      <Inline gap="xsmall" wrap={false} align="start">
        <Icon icon={icon} size="small" />
        <span>{children}</span>
      </Inline>
    </Text>
  );
}
