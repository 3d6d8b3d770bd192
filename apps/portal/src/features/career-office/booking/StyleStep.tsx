import { ChoiceTiles } from '@michi/design-system/choice-tiles';
import { Icon } from '@michi/design-system/icon';
import { Landmark, Video } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { pickBilingual } from '../../../shared/format/pickBilingual.ts';
import { useLanguage } from '../../../shared/i18n/useLanguage.ts';
import { styles } from '../topics.ts';
import { StepForm, type StepProps } from './StepForm.tsx';
import { useChosenCounsellor } from './useChosenCounsellor.ts';
import { useMissing } from './useMissing.ts';

const icons = { ONLINE: Video, OFFLINE: Landmark } as const;

/** Format of the appointment. Formats that the chosen counsellor does not offer are disabled. */
export function StyleStep({ choice, onChange, onNext, onBack }: StepProps) {
  const { t } = useTranslation('career-office');
  const { language } = useLanguage();
  const id = useId();
  const counsellor = useChosenCounsellor(choice);
  const { isMissing, tryNext } = useMissing(id, choice.style !== null, onNext);
  return (
    <StepForm onBack={onBack} onSubmit={tryNext}>
      <ChoiceTiles
        id={id}
        label={t('question.style')}
        labelHidden
        error={isMissing ? t('missing.style') : undefined}
        value={choice.style}
        onValueChange={(style) => onChange({ style })}
        options={styles.map((value) => {
          const isElsewhere =
            counsellor !== undefined && counsellor.style !== 'BOTH' && counsellor.style !== value;
          return {
            value,
            label: t(`style.${value}`),
            note: isElsewhere
              ? t('notWith', { name: pickBilingual(counsellor, 'name', language) })
              : t(`styleNote.${value}`),
            leading: <Icon icon={icons[value]} />,
            disabled: isElsewhere,
          };
        })}
      />
    </StepForm>
  );
}
