import { Check, PersonStanding, X } from 'lucide-react';
import { Grid } from '../grid/Grid.tsx';
import { Stack } from '../stack/Stack.tsx';
import type { Guidance } from './guidance.ts';
import guidanceInJapanese from './guidanceInJapanese.json' with { type: 'json' };
import { Notes } from './Notes.tsx';

const titles = {
  en: { do: 'Do', dont: 'Don’t', accessibility: 'Accessibility' },
  ja: { do: 'こう使う', dont: '避ける', accessibility: 'アクセシビリティ' },
} as const;

const japanese: Readonly<Record<string, string | undefined>> = guidanceInJapanese;

interface GuidanceCardsProps {
  readonly guidance: Guidance;
  /** The language of the notes, which are written in English. */
  readonly lang: keyof typeof titles;
}

export function GuidanceCards({ guidance, lang }: GuidanceCardsProps) {
  const { do: should, dont, accessibility } = titles[lang];
  const inLanguage = (notes: readonly string[]) =>
    lang === 'en' ? notes : notes.map((note) => japanese[note] ?? note);
  return (
    <div lang={lang}>
      <Stack>
        <Grid columns={{ tablet: 2 }} gap="medium">
          <Notes title={should} icon={Check} tone="success" notes={inLanguage(guidance.do)} lang={lang} />
          <Notes title={dont} icon={X} tone="danger" notes={inLanguage(guidance.dont)} lang={lang} />
        </Grid>
        <Notes
          title={accessibility}
          icon={PersonStanding}
          tone="brand"
          notes={inLanguage(guidance.accessibility)}
          lang={lang}
        />
      </Stack>
    </div>
  );
}
