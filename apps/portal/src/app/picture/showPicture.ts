import { pictureClass } from '../../shared/picture/picture.ts';
import { awakeEvent } from '../ahead/aheadPage.ts';
import { bootFailedClass } from '../bootPage.ts';

/** How long what a held tap is meant for may take to be there, in milliseconds; later nobody expects it. */
const longestHeld = 5_000;

/** While the picture is seen, the words of loading are not; those of failure take its place. */
const style = `html:not(.${bootFailedClass}) .${pictureClass}+.boot,.${bootFailedClass} .${pictureClass}{display:none}`;

/**
 * A script of the page that shows the picture of a screen, if there is one of this place, student, language, release,
 * width and day: once the page is read and its styles are there, and unless the portal is quicker. A tap on it is held back, and done
 * on what says or leads to the same once the portal hears what is done and that is there, unless the reader does something else
 * first. It runs after `bootScript`, which chooses the language.
 */
const script =
  `document.addEventListener('readystatechange',function(){try{var s=localStorage,k=JSON.parse(s['PICTURE:'+encodeURIComponent(JSON.parse(s.USER_ID||null))]||null),d=document,r=d.querySelector('#root>.boot'),n=d.querySelectorAll('link[rel=stylesheet]'),c=n.length,h;` +
  `if(!k||!r||!s.AUTH||k.place!==location.pathname+location.search||k.language!==d.documentElement.lang||!matchMedia('(width:'+k.width+'px)').matches||k.release!==d.querySelector('script[type=module][src]').getAttribute('src')||k.day!==new Date().toDateString())return;` +
  `function w(n){return n.getAttribute('href')||n.getAttribute('aria-label')||n.textContent}` +
  `function a(){if(--c>=0||!r.isConnected||d.querySelector('.${pictureClass}'))return;` +
  `r.insertAdjacentHTML('beforebegin','<div class="${pictureClass}">'+k.markup+'</div>');` +
  `r.previousSibling.addEventListener('click',function(e){e.preventDefault();h=e.target.closest('a[href],button')})}` +
  `n.forEach(function(e){if(e.sheet)a();else e.addEventListener('load',a)});a();` +
  `d.addEventListener('${awakeEvent}',function(){if(!h)return;var o=new MutationObserver(f);function e(){o.disconnect();h=0}` +
  `function f(){var t=h&&[].find.call(d.querySelectorAll(h.tagName),function(n){return w(n)===w(h)});if(t){e();t.click()}}` +
  `o.observe(d.body,{childList:true,subtree:true});addEventListener('pointerdown',e);addEventListener('keydown',e);setTimeout(e,${longestHeld});f()})` +
  `}catch(e){}});`;

/** What a page needs within itself to show a picture. Pages that are rendered ahead need none. */
export const pictureParts = `<style>${style}</style><script>${script}</script>`;
