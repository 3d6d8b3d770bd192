import { createRowCache } from '../../../platform/conditional/rowCache.ts';
import type { Deps } from '../../../platform/deps.ts';
import { momentText } from '../../../platform/mail/momentText.ts';
import { portalLink } from '../../../platform/mail/portalLink.ts';
import { escapedHtml } from '../../../platform/portal/escapedHtml.ts';
import type { FindPublicPage, PublicPage } from '../../../platform/portal/publicPage.ts';
import { Problem } from '../../../platform/problem/problem.ts';
import type { Language } from '../../../platform/problem/language.ts';
import { messagesOf } from '../../../platform/problem/messages.ts';
import type { Settings } from '../../../platform/settings.ts';
import { portalPaths } from '../portalPaths.ts';
import en from './en.json' with { type: 'json' };
import jp from './jp.json' with { type: 'json' };
import { descriptionOf, inLanguage, linkedPosting } from './linkedPosting.ts';
import { readPublicJob, type PublicJob } from './publicJob.ts';

const message = messagesOf({ en, jp });

/** The address of a job that is shared, and that of the screen that shows it to a visitor. */
const PATHS = /^\/(student\/job\/public-jobs\/details|app\/job)\/?$/i;

const ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Characters of the pages that are kept. */
const CHARACTERS = 5_000_000;

/** The pages of open public jobs. Another address costs nothing, an unknown id one look into an index. */
export function publicJobPages(deps: Deps): FindPublicPage {
  const { clock, database, log, settings } = deps;
  const pages = createRowCache<PublicPage>(
    deps,
    CHARACTERS,
    ({ linkedData, markup }) => markup.length + JSON.stringify(linkedData).length,
  );
  return async ({ pathname, searchParams }, language) => {
    const id = searchParams.get('id')?.toLowerCase() ?? '';
    if (!PATHS.test(pathname) || !ID.test(id)) return undefined;
    try {
      return await pages.get(`${language} ${id}`, async () => {
        const now = clock.now();
        const found = await readPublicJob(database, id, now);
        if (found === undefined) throw new Problem('NOT_FOUND');
        return { ...found, value: pageOf(found.value, language, settings) };
      });
    } catch (err) {
      // The screen tells the reader what is wrong.
      if (!(err instanceof Problem)) log.warn({ err }, 'page of a public job not made');
      return undefined;
    }
  };
}

function pageOf(job: PublicJob, language: Language, settings: Settings): PublicPage {
  const path = portalPaths.job('PUBLIC', job.id);
  const address = portalLink(settings, path);
  const title = inLanguage([job.title, job.titleJp], language);
  const company = inLanguage([job.company.name, job.company.nameJp], language);
  const facts = factsOf(job, language, settings);
  const named = facts.filter(([name]) => mostWanted.includes(name));
  const description = [
    company,
    ...named.map(([name, value]) => (name === 'applyBy' ? labelled(name, value, language) : value)),
  ].join(language === 'jp' ? '・' : ' · ');
  const about = descriptionOf(job, language);
  const next = encodeURIComponent(path);
  const label = (name: keyof typeof en) => escapedHtml(message(language, name));
  const markup = `<main class="facts"><h1>${escapedHtml(title)}</h1><p>${escapedHtml(company)}</p><dl>${facts
    .map(([name, value]) => `<div><dt>${label(name)}</dt><dd>${escapedHtml(value)}</dd></div>`)
    .join(
      '',
    )}</dl><p><a href="/app/login?next=${next}">${label('logIn')}</a> <a href="/app/register?next=${next}">${label(
    'register',
  )}</a></p>${about === null ? '' : `<h2>${label('about')}</h2>${about}`}</main>`;
  return {
    title: language === 'jp' ? `${title}・${company}` : `${title}, ${company}`,
    description,
    address,
    linkedData: linkedPosting(job, language, address, settings.region),
    markup,
  };
}

const labelled = (name: keyof typeof en, value: string, language: Language): string =>
  `${message(language, name)}${language === 'jp' ? '：' : ': '}${value}`;

type Fact = readonly [name: keyof typeof en, value: string];

/** What the description in a list of search results says. */
const mostWanted: readonly Fact[0][] = ['place', 'pay', 'compensation', 'applyBy'];

/** The facts that the posting states. */
function factsOf(job: PublicJob, language: Language, { region }: Settings): readonly Fact[] {
  const { employmentStatus, englishUse, entryDeadline, internship, japaneseLevel, workStyle } = job;
  const word = (name: keyof typeof en) => message(language, name);
  const cities = job.locations.map(({ city, cityJp }) => inLanguage([city, cityJp], language));
  const level =
    japaneseLevel === 'NONE'
      ? word('NONE')
      : japaneseLevel && message(language, 'level', { level: japaneseLevel });
  const facts: readonly (readonly [name: keyof typeof en, value: string | null])[] = [
    [internship === null ? 'pay' : 'compensation', payText(job, language)],
    ['place', cities.length === 0 ? null : cities.join(language === 'jp' ? '、' : ', ')],
    ['workStyle', workStyle && word(workStyle)],
    ['employment', employmentStatus === 'OTHER' ? null : word(employmentStatus)],
    ['period', internship && periodText(internship, language)],
    ['start', internship === null && job.startDate !== null ? dateText(job.startDate, language) : null],
    [
      'applyBy',
      entryDeadline && momentText(new Date(entryDeadline), region === 'jp' ? 'JST' : 'UTC', language),
    ],
    ['japanese', level],
    ['english', englishUse && word(englishUse)],
  ];
  return facts.flatMap(([name, value]) => (value === null ? [] : [[name, value] as const]));
}

type Internship = NonNullable<PublicJob['internship']>;

function periodText({ endDate, period, periodJp, startDate }: Internship, language: Language): string | null {
  if (period !== null || periodJp !== null)
    return language === 'jp' ? (periodJp ?? period) : (period ?? periodJp);
  if (startDate === null || endDate === null) return startDate && dateText(startDate, language);
  const [from, to] = [dateText(startDate, language), dateText(endDate, language)];
  return message(language, 'between', { from, to });
}

function dateText(day: string, language: Language): string {
  const format = new Intl.DateTimeFormat(language === 'jp' ? 'ja-JP' : 'en-GB', {
    dateStyle: 'long',
    timeZone: 'UTC',
  });
  return format.format(new Date(day));
}

function payText({ internship, salary }: PublicJob, language: Language): string | null {
  const compensation = internship?.compensation ?? null;
  if (compensation !== null) {
    const { amount, currency } = compensation.amount;
    if (amount === 0) return message(language, 'unpaid');
    return message(language, compensation.period, { amount: moneyText(amount, currency, language) });
  }
  if (salary === null) return null;
  const { currency, maximum, minimum, period } = salary;
  const [from, to] = [minimum, maximum].map((end) => end && moneyText(end, currency, language));
  if (from && to && from !== to)
    return message(language, period, { amount: message(language, 'between', { from, to }) });
  const whole = message(language, period, { amount: from || to || '' });
  if (from && to) return whole;
  return message(language, from ? 'from' : 'upTo', { amount: whole });
}

function moneyText(amount: number, currency: string, language: Language): string {
  if (language === 'jp' && currency === 'JPY') return `${amount.toLocaleString('en')}円`;
  const format = new Intl.NumberFormat(language === 'jp' ? 'ja-JP' : 'en', {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    trailingZeroDisplay: 'stripIfInteger',
  });
  return format.format(amount);
}
