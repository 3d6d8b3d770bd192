import type { SectionVisibility, ProfileAudience } from '@michi/api/user';
import { Button } from '@michi/design-system/button';
import { Card } from '@michi/design-system/card';
import { Icon } from '@michi/design-system/icon';
import { IconButton } from '@michi/design-system/icon-button';
import { Inline } from '@michi/design-system/inline';
import { Link } from '@michi/design-system/link';
import { Menu, MenuRadioGroup, MenuRadioItem } from '@michi/design-system/menu';
import { Text } from '@michi/design-system/text';
import { VisuallyHidden } from '@michi/design-system/visually-hidden';
import { Pencil, Plus, Eye, EyeOff } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { errorMessage } from '../../../shared/errors/errorMessage.ts';
import { paths } from '../../../shared/navigation/paths.ts';
import { notify } from '../../../shared/ui/toasts/notify.ts';
import {
  sectionIcons,
  toEdit,
  contractSections,
  type EditableSectionId,
  type SectionId,
} from '../sections.ts';
import { useSaveProfile } from '../useProfiles.ts';

interface SectionCardProps {
  readonly section: SectionId | 'questions';
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
          {section !== 'questions' && <AudienceMenu section={section} visibility={visibility} />}
          {section === 'resume' ? <ResumesLink /> : <EditLink section={section} isEmpty={isEmpty} />}
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

function ResumesLink() {
  const { t } = useTranslation('profile');
  return (
    <Link asChild size="small">
      <RouterLink to={paths.resumes}>{t('toResumes')}</RouterLink>
    </Link>
  );
}

function EditLink({ section, isEmpty }: { readonly section: EditableSectionId; readonly isEmpty: boolean }) {
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

const audiences = [
  'UNIVERSITIES_AND_COMPANIES',
  'UNIVERSITIES',
  'COMPANIES',
  'ONLY_ME',
] as const satisfies readonly ProfileAudience[];

interface AudienceMenuProps {
  readonly section: SectionId;
  readonly visibility: readonly SectionVisibility[];
}

/** Menu for the visibility of a section: applied at once, rolled back if it cannot be saved. */
function AudienceMenu({ section, visibility }: AudienceMenuProps) {
  const { t } = useTranslation('profile');
  const { t: shared } = useTranslation('shared');
  const save = useSaveProfile();
  const [pending, setPending] = useState<ProfileAudience | null>(null);
  const name = contractSections[section];
  const saved = visibility.find((each) => each.section === name)?.audience ?? 'ONLY_ME';
  const audience = pending ?? saved;
  const change = async (chosen: ProfileAudience) => {
    setPending(chosen);
    try {
      await save.student({ visibility: [{ section: name, audience: chosen }] });
      notify.success(t('saved.visibility'));
    } catch (error) {
      notify.error(errorMessage(error, shared));
    } finally {
      setPending(null);
    }
  };
  const label = t('visibility.audience', { section: t(`sections.${section}`) });
  const audienceLabel = t(`visibility.audiences.${audience}`);
  // Sections visible to everybody have no label at their title; restricted ones do.
  const trigger =
    audience === 'UNIVERSITIES_AND_COMPANIES' ? (
      <IconButton size="small" icon={Eye} label={`${label}: ${audienceLabel}`} />
    ) : (
      <Button size="small" variant="quiet" icon={audience === 'ONLY_ME' ? EyeOff : Eye}>
        <VisuallyHidden>{label}: </VisuallyHidden>
        {audienceLabel}
      </Button>
    );
  return (
    <Menu trigger={trigger}>
      <MenuRadioGroup
        label={label}
        value={audience}
        onValueChange={(value) => {
          const chosen = audiences.find((each) => each === value);
          if (chosen !== undefined && chosen !== audience && pending === null) void change(chosen);
        }}
      >
        {audiences.map((each) => (
          <MenuRadioItem key={each} value={each}>
            {t(`visibility.audiences.${each}`)}
          </MenuRadioItem>
        ))}
      </MenuRadioGroup>
    </Menu>
  );
}
