import type { SectionVisibility } from '@michi/api/user';
import { Button } from '@michi/design-system/button';
import { Card } from '@michi/design-system/card';
import { Icon } from '@michi/design-system/icon';
import { Inline } from '@michi/design-system/inline';
import { Link } from '@michi/design-system/link';
import { Text } from '@michi/design-system/text';
import { VisuallyHidden } from '@michi/design-system/visually-hidden';
import { Pencil, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '../../../shared/navigation/paths.ts';
import { AudienceMenu } from './AudienceMenu.tsx';
import { isEditable, sectionIcons, toEdit, type EditableSectionId, type SectionId } from '../sections.ts';

export interface SectionCardProps {
  readonly section: SectionId;
  readonly visibility: readonly SectionVisibility[];
  /** Contents; null if there are none. */
  readonly children: ReactNode;
}

/** A section for reading, with an edit link; an empty one shows its purpose. */
export function SectionCard({ section, visibility, children }: SectionCardProps) {
  const { t } = useTranslation('profile');
  const isEmpty = children === null;
  return (
    <Card
      id={section}
      title={t(`sections.${section}`)}
      headerEnd={
        <Inline gap="small">
          <AudienceMenu section={section} visibility={visibility} />
          {isEditable(section) ? <WayToEdit section={section} isEmpty={isEmpty} /> : <WayToResumes />}
        </Inline>
      }
    >
      {isEmpty ? (
        <Text as="div" tone="soft">
          <Inline gap="small" wrap={false} align="start">
            <Icon icon={sectionIcons[section]} size="large" />
            <span>{t(`empty.${section}`)}</span>
          </Inline>
        </Text>
      ) : (
        children
      )}
    </Card>
  );
}

function WayToResumes() {
  const { t } = useTranslation('profile');
  return (
    <Link asChild size="small">
      <RouterLink to={paths.resumes}>{t('toResumes')}</RouterLink>
    </Link>
  );
}

function WayToEdit({ section, isEmpty }: { readonly section: EditableSectionId; readonly isEmpty: boolean }) {
  const { t } = useTranslation('profile');
  const name = <VisuallyHidden> {t(`sections.${section}`)}</VisuallyHidden>;
  if (isEmpty)
    return (
      <Button asChild size="small" icon={Plus}>
        <RouterLink to={toEdit(section)}>
          {t('add')}
          {name}
        </RouterLink>
      </Button>
    );
  return (
    <Link asChild size="small">
      <RouterLink to={toEdit(section)}>
        <Inline as="span" gap="xxsmall" wrap={false}>
          <Icon icon={Pencil} size="small" />
          <span>
            {t('change')}
            {name}
          </span>
        </Inline>
      </RouterLink>
    </Link>
  );
}
