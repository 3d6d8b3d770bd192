import type { ProfileAudience, SectionVisibility } from '@michi/api/user';
import { Button } from '@michi/design-system/button';
import { IconButton } from '@michi/design-system/icon-button';
import { VisuallyHidden } from '@michi/design-system/visually-hidden';
import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '../../../shared/errors/errorMessage.ts';
import { LazyMenu } from '../../../shared/ui/menu/LazyMenu.tsx';
import { notify } from '../../../shared/ui/toasts/notify.ts';
import { contractSections, type SectionId } from '../sections.ts';
import { useSaveProfile } from '../useSaveProfile.ts';

const audiences = [
  'UNIVERSITIES_AND_COMPANIES',
  'UNIVERSITIES',
  'COMPANIES',
  'ONLY_ME',
] as const satisfies readonly ProfileAudience[];

export interface AudienceMenuProps {
  readonly section: SectionId;
  readonly visibility: readonly SectionVisibility[];
}

/** Menu for the visibility of a section: applied at once, rolled back if it cannot be saved. */
export function AudienceMenu({ section, visibility }: AudienceMenuProps) {
  const { t } = useTranslation('profile');
  const { t: shared } = useTranslation('shared');
  const save = useSaveProfile();
  const [asked, setAsked] = useState<ProfileAudience | null>(null);
  const name = contractSections[section];
  const saved = visibility.find((each) => each.section === name)?.audience ?? 'ONLY_ME';
  const audience = asked ?? saved;
  const change = async (chosen: ProfileAudience) => {
    setAsked(chosen);
    try {
      await save.student({ visibility: [{ section: name, audience: chosen }] });
      notify.success(t('saved.visibility'));
    } catch (error) {
      notify.error(errorMessage(error, shared));
    } finally {
      setAsked(null);
    }
  };
  const label = t('visibility.audience', { section: t(`sections.${section}`) });
  const words = t(`visibility.audiences.${audience}`);
  // Sections visible to everybody have no label at their title; restricted ones do.
  const trigger =
    audience === 'UNIVERSITIES_AND_COMPANIES' ? (
      <IconButton size="small" icon={Eye} label={`${label}: ${words}`} />
    ) : (
      <Button size="small" variant="quiet" icon={audience === 'ONLY_ME' ? EyeOff : Eye}>
        <VisuallyHidden>{label}: </VisuallyHidden>
        {words}
      </Button>
    );
  return (
    <LazyMenu trigger={trigger}>
      {({ MenuRadioGroup, MenuRadioItem }) => (
        <MenuRadioGroup
          label={label}
          value={audience}
          onValueChange={(value) => {
            const chosen = audiences.find((each) => each === value);
            if (chosen !== undefined && chosen !== audience && asked === null) void change(chosen);
          }}
        >
          {audiences.map((each) => (
            <MenuRadioItem key={each} value={each}>
              {t(`visibility.audiences.${each}`)}
            </MenuRadioItem>
          ))}
        </MenuRadioGroup>
      )}
    </LazyMenu>
  );
}
