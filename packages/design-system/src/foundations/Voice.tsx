import { FigureTable } from '../private/FigureTable.tsx';
import { Prose } from '../prose/Prose.tsx';
import { Page, PageSection } from './Page.tsx';

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
];

const Japanese = ({ children }: { children: string }) => <span lang="ja">{children}</span>;

export const VoicePage = () => (
  <Page
    title="Voice"
    lead="We write to somebody of about twenty, on a phone, between two lectures and a little afraid. Calm, clear, on their side."
  >
    <PageSection title="Three questions">
      <Prose>
        <p>Every screen answers them at a glance, in this order:</p>
        <ol>
          <li>Where do I stand?</li>
          <li>What do I do next?</li>
          <li>By when?</li>
        </ol>
      </Prose>
    </PageSection>
    <PageSection title="How we say it">
      <FigureTable
        caption="What we say"
        columns={['When', 'We say', '日本語', 'Not']}
        rows={sayings.map(({ when, say, japanese, not }) => ({
          id: when,
          head: when,
          cells: [
            say,
            <span key="japanese" lang="ja">
              {japanese}
            </span>,
            <s key="not">{not}</s>,
          ],
        }))}
      />
    </PageSection>
    <PageSection title="In both languages">
      <Prose>
        <ul>
          <li>First what happened, then what to do. Short sentences, one thought each.</li>
          <li>To the reader: you, your. Never the user, never we where the reader acts.</li>
          <li>A button says what it does: Send the answer, not OK.</li>
          <li>One thing has one name on every screen.</li>
          <li>A date has its weekday, a time its zone where it could be another.</li>
          <li>No blame, no exclamation mark, no joke about a refusal.</li>
        </ul>
      </Prose>
    </PageSection>
    <PageSection title="In Japanese">
      <Prose>
        <ul>
          <li>
            <Japanese>です</Japanese> and <Japanese>ます</Japanese>, in the words of recruiting in Japan:{' '}
            <Japanese>内定、選考、エントリーシート</Japanese>.
          </li>
          <li>
            Written anew, not translated: a button is a noun or a short verb, such as{' '}
            <Japanese>回答する</Japanese>.
          </li>
          <li>
            Dates as <Japanese>11/30（月）</Japanese>, full-width brackets and punctuation, half-width digits.
          </li>
        </ul>
      </Prose>
    </PageSection>
  </Page>
);
