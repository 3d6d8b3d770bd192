import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { columnsOf } from '../../../platform/json/json.ts';
import { and, searchIn } from '../../../platform/search/searchCondition.ts';
import {
  FOUND_LIMIT,
  foundColumns,
  means,
  type OwnSearchSource,
  type SearchQuery,
  type SearchSource,
} from '../../../platform/search/searchSource.ts';
import { takesPlace } from '../interviews/interviewJson.ts';
import { isWaiting } from '../offers/offerStatus.ts';
import { codeOf, openTo, type Audience } from './jobFilter.ts';

const A = columnsOf<'applications'>('a');
const I = columnsOf<'interviews'>('i');
const O = columnsOf<'job_offers'>('o');
const J = columnsOf<'jobs'>('j');

const OF_JOB = sql`join jobs j on j.id = a.job_id join companies c on c.id = j.company_id`;

/** The search text of row `j` of `jobs` with its code and further texts. */
const textOfJob = (...texts: readonly RawBuilder<unknown>[]): RawBuilder<unknown> =>
  sql`j.search_text || ' ' || search_form(concat_ws(' ', ${sql.join([J('code'), ...texts])}))`;

/** Applications and recommendations that were not declined; those that have ended come last. */
export const applicationSource: OwnSearchSource = {
  kind: 'APPLICATION',
  names: ['applications', 'applied', '応募', 'おうぼ', '選考', 'せんこう', 'エントリー'],
  select: ({ user }, has) => sql`
    select ${foundColumns({
      id: A('id'),
      title: J('title'),
      titleJp: J('title_jp'),
      party: 'c',
      moment: {
        at: sql<string>`coalesce(a.applied_at, a.stage_changed_at)`,
        meaning: sql`case when a.applied_at is null then ${means('CHANGED')} else ${means('APPLIED')} end`,
      },
    })}
    from applications a ${OF_JOB}
    where a.user_id = ${user.id} and (a.applied_at is not null or a.stage <> 'WITHDRAWN') and ${has(textOfJob())}
    order by a.stage in ('UNLUCKY', 'WITHDRAWN', 'OFFER_DENIED'), a.stage_changed_at desc, a.id desc
    limit ${FOUND_LIMIT}`,
};

/** Interviews ahead, the next first, then the others, the latest first. */
export const interviewSource: OwnSearchSource = {
  kind: 'INTERVIEW',
  names: ['interviews', '面接', 'めんせつ'],
  select({ user, now }, has) {
    const isAhead = sql<SqlBool>`(${takesPlace('i')} and i.ends_at > ${now.toISOString()}::timestamptz)`;
    return sql`
    select ${foundColumns({
      id: I('id'),
      title: I('phase'),
      titleJp: I('phase_jp'),
      party: 'c',
      moment: { at: I('starts_at'), meaning: means('STARTS') },
    })}
    from interviews i join applications a on a.id = i.application_id ${OF_JOB}
    where a.user_id = ${user.id} and ${has(textOfJob(I('phase'), I('phase_jp')))}
    order by ${isAhead} desc, case when ${isAhead} then i.starts_at end, i.starts_at desc, i.id
    limit ${FOUND_LIMIT}`;
  },
};

/** Offers that await a response first, then the latest, as `listJobOffers`. */
export const offerSource: OwnSearchSource = {
  kind: 'OFFER',
  names: ['offers', '内定', 'ないてい', 'オファー'],
  select: ({ user, now }, has) => sql`
    select ${foundColumns({
      id: O('id'),
      title: J('title'),
      titleJp: J('title_jp'),
      party: 'c',
      moment: {
        at: sql<string>`case when ${isWaiting(now)} then o.expires_at else o.sent_at end`,
        meaning: sql`case when ${isWaiting(now)} then ${means('RESPOND_BY')} else ${means('SENT')} end`,
      },
    })}
    from job_offers o join applications a on a.id = o.application_id ${OF_JOB}
    where a.user_id = ${user.id} and ${has(textOfJob(sql`o.code`))}
    order by ${isWaiting(now)} desc, o.sent_at desc, o.id desc
    limit ${FOUND_LIMIT}`,
};

/** Open jobs for everybody and for the student's university: by their code, by name, then by description; the latest first. */
export const jobSource: SearchSource = {
  kind: 'JOB',
  parts(query) {
    const code = codeOf(query.search);
    const isCoded = sql<SqlBool>`j.code = ${code ?? ''}`;
    const scopes = (['NAMED', 'DESCRIBED'] as const).map((scope) => {
      const found = searchIn(scope, 'j', query.search) ?? sql<SqlBool>`true`;
      return code === undefined ? found : and([found, sql<SqlBool>`not ${isCoded}`]);
    });
    return [...(code === undefined ? [] : [isCoded]), ...scopes].map((found) => openJobs(query, found));
  },
  shown: sql`select ${foundColumns({
    id: J('id'),
    title: J('title'),
    titleJp: J('title_jp'),
    party: 'c',
    moment: { at: J('apply_by'), meaning: means('APPLY_BY') },
    audience: J('audience'),
  })}
    from page join jobs j on j.id = page.id join companies c on c.id = j.company_id`,
};

/** Each audience is read with its own indexes. */
function openJobs({ user, now }: SearchQuery, found: RawBuilder<SqlBool>): RawBuilder<unknown> {
  const of = (audience: Audience) => sql`(select j.id, j.posted_at from jobs j
    where ${and([openTo(audience, user, now), found])} order by j.posted_at desc, j.id desc limit ${FOUND_LIMIT})`;
  const matches =
    user.universityId === null ? of('PUBLIC') : sql`${of('PUBLIC')} union all ${of('UNIVERSITY')}`;
  return sql`select m.id from (${matches}) m order by m.posted_at desc, m.id desc limit ${FOUND_LIMIT}`;
}
