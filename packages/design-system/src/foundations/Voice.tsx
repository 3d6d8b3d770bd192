import { Text } from '../text/Text.tsx';
import { Words } from './language.tsx';
import { Figures, List, Page, PageSection } from './Page.tsx';

const sayings = [
  {
    when: 'Something failed',
    say: 'This could not be sent. Try again.',
    japanese: '送信できませんでした。もう一度お試しください。',
    not: 'Oops! Something went wrong.',
  },
  {
    when: 'A field is wrong',
    say: 'Enter seven digits',
    japanese: '7桁の数字を入力してください',
    not: 'Invalid postal code',
  },
  {
    when: 'A date is near',
    say: '3 days left, until Mon 30 Nov, 17:00',
    japanese: 'あと3日（11/30（月）17:00まで）',
    not: 'Hurry up!',
  },
  {
    when: 'Nobody answered',
    say: 'Result expected by Fri 27 Nov, then: Expected date passed',
    japanese: '11/27（金）までに結果の予定、過ぎたら「予定日を過ぎました」',
    not: 'Pending',
  },
  {
    when: 'It is not open to me',
    say: 'You can’t apply: it’s for another field of study',
    japanese: '文系・理系の区分が対象外のため、応募できません',
    not: 'Not eligible',
  },
  {
    when: 'Nothing is known',
    say: '-',
    japanese: '-',
    not: 'N/A, null, 0',
  },
] as const;

export const VoicePage = () => (
  <Page
    title="Voice"
    lead="We write to somebody of about twenty, on a phone, between two lectures and a little afraid. Calm, clear, on their side."
  >
    <PageSection title="Three questions">
      <Text>
        <Words text="Every screen answers them at a glance, in this order:" />
      </Text>
      <List ordered texts={['Where do I stand?', 'What do I do next?', 'By when?']} />
    </PageSection>
    <PageSection title="How we say it">
      <Figures
        caption="What we say"
        columns={['When', 'We say', 'Japanese', 'Not']}
        rows={sayings.map(({ when, say, japanese, not }) => ({
          id: when,
          head: <Words text={when} />,
          cells: [
            <span key="english" lang="en">
              {say}
            </span>,
            <span key="japanese" lang="ja">
              {japanese}
            </span>,
            <s key="not">
              <Words text={not} />
            </s>,
          ],
        }))}
      />
    </PageSection>
    <PageSection title="In both languages">
      <List
        texts={[
          'First what happened, then what to do. Short sentences, one thought each.',
          'To the reader: you, your. Never the user, never we where the reader acts.',
          'A button says what it does: Send the answer, not OK.',
          'One thing has one name on every screen.',
          'A date has its weekday, a time its zone where it could be another.',
          'No blame, no exclamation mark, no joke about a refusal.',
        ]}
      />
    </PageSection>
    <PageSection title="In Japanese">
      <List
        texts={[
          'です and ます, in the words of recruiting in Japan: 内定、選考、エントリーシート.',
          'Written anew, not translated: a button is a noun or a short verb, such as 回答する.',
          'Dates as 11/30（月）, full-width brackets and punctuation, half-width digits.',
        ]}
      />
    </PageSection>
  </Page>
);
