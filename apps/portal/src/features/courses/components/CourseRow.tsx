import type { Course } from '@michi/api/common';
import { Badge } from '@michi/design-system/badge';
import { Button } from '@michi/design-system/button';
import { Icon } from '@michi/design-system/icon';
import { Inline } from '@michi/design-system/inline';
import { ListRow } from '@michi/design-system/list-row';
import { Stack } from '@michi/design-system/stack';
import { Text } from '@michi/design-system/text';
import { BookOpen, Check, CircleCheck, Landmark } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { pickBilingual } from '../../../shared/format/pickBilingual.ts';
import { useFormat } from '../../../shared/format/useFormat.ts';
import { useLanguage } from '../../../shared/i18n/useLanguage.ts';
import { OutsideLink } from '../../../shared/ui/text/OutsideLink.tsx';
import { useCompletion } from '../useCompletion.ts';
import { CourseTime } from './CourseTime.tsx';

/** A course: title, provider, deadline, and whether it is completed. */
export function CourseRow({ course }: { readonly course: Course }) {
  const { t } = useTranslation('courses');
  const { language } = useLanguage();
  const format = useFormat();
  const { toggle } = useCompletion(course);
  const { audience, isCompleted, minutes, url } = course;
  const name = pickBilingual(course, 'name', language);
  const description = pickBilingual(course, 'description', language);
  return (
    <ListRow
      leading={<Icon icon={isCompleted ? CircleCheck : BookOpen} size="large" />}
      title={name}
      subtitle={format.list([
        pickBilingual(course, 'provider', language),
        minutes === null ? null : t('minutes', { formatted: format.number(minutes) }),
      ])}
      meta={description}
      footer={
        <Stack gap="small" grow>
          <Inline gap="small">
            <CourseTime course={course} />
            {audience === 'UNIVERSITY' && <Badge icon={Landmark}>{t('university')}</Badge>}
          </Inline>
          <Inline gap="medium">
            <Button
              size="small"
              variant={isCompleted ? 'ghost' : 'secondary'}
              flush={isCompleted}
              {...(!isCompleted && { icon: Check })}
              aria-label={t(isCompleted ? 'reopenNamed' : 'completeNamed', { name })}
              onClick={toggle}
            >
              {t(isCompleted ? 'reopen' : 'complete')}
            </Button>
            <Text as="span" size="small">
              <OutsideLink href={url}>{t('open')}</OutsideLink>
            </Text>
          </Inline>
        </Stack>
      }
    />
  );
}
