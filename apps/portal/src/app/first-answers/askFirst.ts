import type { LanguageTag } from '../../shared/i18n/languages.ts';
import { settingsElementId } from '../../shared/settings/RuntimeSettings.ts';

/** Stands in a question where the address of the page, `?id=…`, names what it is about. */
export const namedByAddress = '00000000-0000-7000-8000-000000000000';

/** What the screens that visits begin with need first beside their scripts, by path of the screen. */
export interface FirstNeeds {
  /** Addresses below `/api`. */
  readonly questions: Readonly<Record<string, readonly string[]>>;
  /** The address of the file with its words, by the language's tag. */
  readonly words: Readonly<Record<string, Readonly<Record<LanguageTag, string>>>>;
}

/** During development nothing is asked for ahead. */
export const noNeeds: FirstNeeds = { questions: {}, words: {} };

/**
 * The part of the page's first script that asks for the first words and data of a screen while all other scripts still come,
 * with the session's token, as the transport would. It asks nothing for a visitor, and no data of services that live
 * elsewhere or at an address with filters. Every answer is read to its end, so that one that nobody takes holds no
 * connection. While it waits, and something is seen, it has the platform look through its languages, which the first formatter
 * of a page would do while the page is drawn, for 20 ms of a fast machine. It reads the names `g`, which gives a key of the
 * local storage, and `l`, the language's tag.
 */
export const askFirst = ({ questions, words }: FirstNeeds): string =>
  `try{var p=location.pathname,o=location.origin,q=${JSON.stringify(questions).replaceAll(namedByAddress, '*')}[p],w=${JSON.stringify(words)}[p],a=g('AUTH'),s=location.search,i=/^\\?id=([\\w-]{36})$/.exec(s);` +
  `if(q&&a){var m=window.michiFirstAnswers=new Map;` +
  `if((/\\*/.test(q)?i:!s)&&!/"services":{"/.test(document.getElementById('${settingsElementId}').text))q.forEach(function(u){u=o+u.replace('*',i&&i[1]);var h={Authorization:'Bearer '+JSON.parse(a),'Accept-Language':l},r=fetch(u,{headers:h}).then(function(r){return r.blob().then(function(b){return new Response(b,r)})});r.catch(function(){});m.set(u,{headers:h,answer:r})});` +
  `(window.michiFirstWords=fetch(w[l]).then(function(r){return r.json()})).catch(function(){});new PerformanceObserver(function(){Intl.DateTimeFormat.supportedLocalesOf(l)}).observe({type:'paint',buffered:true})}}catch(e){}`;
