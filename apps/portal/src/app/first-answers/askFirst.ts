import { settingsElementId } from '../../shared/settings/RuntimeSettings.ts';

/** Stands in a question where the address of the page, `?id=…`, names what it is about. */
export const namedByAddress = '00000000-0000-7000-8000-000000000000';

/**
 * The part of the page's first script that asks for the first data of a screen while all other scripts still come, with the
 * session's token, as the transport would. It asks nothing of a visitor, of services that live elsewhere, and at an address
 * with filters. Every answer is read to its end, so that one that nobody takes holds no connection. It reads the names `g`,
 * which gives a key of the local storage, and `l`, the language's tag.
 * @param questions addresses below `/api`, by path of the screen
 */
export const askFirst = (questions: Readonly<Record<string, readonly string[]>>): string =>
  `try{var q=${JSON.stringify(questions).replaceAll(namedByAddress, '*')}[location.pathname],a=g('AUTH'),s=location.search,i=/^\\?id=([\\w-]{36})$/.exec(s);` +
  `if(q&&a&&(/\\*/.test(q)?i:!s)&&!/"services":{"/.test(document.getElementById('${settingsElementId}').text)){` +
  `var m=window.michiFirstAnswers=new Map;q.forEach(function(u){u=location.origin+u.replace('*',i&&i[1]);` +
  `var h={Authorization:'Bearer '+JSON.parse(a),'Accept-Language':l},r=fetch(u,{headers:h}).then(function(r){return r.blob().then(function(b){return new Response(b,r)})});r.catch(function(){});m.set(u,{headers:h,answer:r})})}}catch(e){}`;
