import { Icon, type IconComponent } from '@michi/design-system/icon';
import { Inline } from '@michi/design-system/inline';
import { Text } from '@michi/design-system/text';

export interface CandidateNoteProps {
  readonly icon: IconComponent;
  readonly tone: 'success' | 'warning';
  readonly children: string;
}

export function CandidateNote({ icon, tone, children }: CandidateNoteProps) {
  return (
    <Text as="span" size="small" tone={tone}>
      <Inline as="span" gap="xxsmall" wrap={false}>
        <Icon icon={icon} size="small" />
        <span>{children}</span>
      </Inline>
    </Text>
  );
}
