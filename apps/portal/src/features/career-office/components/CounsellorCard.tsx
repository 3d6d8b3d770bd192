import type { Counsellor } from '@michi/api/user';
import { Avatar } from '@michi/design-system/avatar';
import { Card } from '@michi/design-system/card';
import { Divider } from '@michi/design-system/divider';
import { Heading } from '@michi/design-system/heading';
import { Icon, type IconComponent } from '@michi/design-system/icon';
import { Inline } from '@michi/design-system/inline';
import { Link } from '@michi/design-system/link';
import { Stack } from '@michi/design-system/stack';
import { Text } from '@michi/design-system/text';
import { Languages, MessagesSquare, Monitor, Users } from 'lucide-react';
import { Link as RouterLink } from 'react-router-dom';
import { photoAddress } from '../../../shared/ui/files/photoAddress.ts';
import { toCounsellor } from '../../../shared/navigation/paths.ts';
import { useCounsellorLabels } from '../useCounsellorLabels.ts';

function Fact({ icon, children }: { readonly icon: IconComponent; readonly children: string }) {
  return (
    <Text as="div">
      <Inline gap="xsmall" wrap={false} align="start">
        <Icon icon={icon} size="small" />
        <span>{children}</span>
      </Inline>
    </Text>
  );
}

/** A counsellor in Card View. */
export function CounsellorCard({ counsellor }: { readonly counsellor: Counsellor }) {
  const wordsOf = useCounsellorLabels();
  const { id, photoUrl, nextAvailableAt } = counsellor;
  const { name, position, style, languages, topics, assisted, next } = wordsOf(counsellor);
  return (
    <Card as="li">
      <Stack gap="small">
        <Inline gap="small" wrap={false} align="start">
          <Avatar name={name} seed={id} src={photoAddress(photoUrl)} />
          <Stack gap="none" grow>
            <Heading level={2} size="body">
              <Link asChild tone="text">
                <RouterLink to={toCounsellor(id)}>{name}</RouterLink>
              </Link>
            </Heading>
            {position !== null && (
              <Text as="div" size="small" tone="soft">
                {position}
              </Text>
            )}
          </Stack>
        </Inline>
        <Stack gap="xxsmall">
          <Fact icon={MessagesSquare}>{topics}</Fact>
          <Fact icon={Monitor}>{style}</Fact>
          <Fact icon={Languages}>{languages}</Fact>
          <Fact icon={Users}>{assisted}</Fact>
        </Stack>
        <Divider />
        <Text size="small" tone={nextAvailableAt === null ? 'soft' : 'success'}>
          {next}
        </Text>
      </Stack>
    </Card>
  );
}
