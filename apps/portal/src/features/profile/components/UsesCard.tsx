import { Badge } from '@michi/design-system/badge';
import { Card } from '@michi/design-system/card';
import { Inline } from '@michi/design-system/inline';
import { Link } from '@michi/design-system/link';
import { Stack } from '@michi/design-system/stack';
import { Text } from '@michi/design-system/text';
import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { toEdit } from '../sections.ts';
import type { Profiles } from '../useProfiles.ts';
import { missingFor, uses } from '../uses.ts';

/** Uses of the profile, and what each still lacks. */
export function UsesCard({ person, student }: Profiles) {
  const { t } = useTranslation('profile');
  return (
    <Card title={t('uses.title')}>
      <Stack as="ul" gap="medium">
        {uses.map((use) => {
          const missing = missingFor(use, person, student);
          return (
            <Stack as="li" key={use} gap="xxsmall">
              <Inline justify="between" gap="xsmall">
                <Text weight="medium">{t(`uses.${use}`)}</Text>
                {missing.length === 0 && (
                  <Badge tone="success" icon={Check}>
                    {t('uses.ready')}
                  </Badge>
                )}
              </Inline>
              {missing.length > 0 && (
                <Inline as="ul" gap="xsmall">
                  {missing.map(({ need, section }) => (
                    <li key={need}>
                      <Link asChild size="small">
                        <RouterLink to={toEdit(section)}>{t(`needs.${need}`)}</RouterLink>
                      </Link>
                    </li>
                  ))}
                </Inline>
              )}
            </Stack>
          );
        })}
      </Stack>
    </Card>
  );
}
