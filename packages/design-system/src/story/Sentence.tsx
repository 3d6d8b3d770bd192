interface SentenceProps {
  readonly text: string;
  readonly lang: 'en' | 'ja';
}

/** Code between backticks, stressed words between double asterisks, Japanese. */
const MARKED = /(`[^`]+`|\*\*[^*]+\*\*|[\p{Script=Han}\u3000-\u30ff\uff00-\uffef]+)/u;

/** Renders the code and the stressed words of a text, and Japanese within English as such. */
export const Sentence = ({ text, lang }: SentenceProps) =>
  text
    .split(MARKED)
    .map((part, index) => ({ part, key: `${index} ${part}`, isMarked: index % 2 === 1 }))
    .map(({ part, key, isMarked }) => {
      if (part.startsWith('`')) return <code key={key}>{part.slice(1, -1)}</code>;
      if (part.startsWith('**')) return <strong key={key}>{part.slice(2, -2)}</strong>;
      return isMarked && lang === 'en' ? (
        <span key={key} lang="ja">
          {part}
        </span>
      ) : (
        part
      );
    });
