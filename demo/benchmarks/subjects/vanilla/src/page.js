import { cookies, map, cart, lightbox, tabs, ready } from '../../shared/page-common.js'; import JustValidate from 'just-validate'; import justified from 'justified-layout';
const g = document.getElementById('g'), as = [...g.children];
const lay = () => { const r = justified(as.map(a => a.dataset.pswpWidth / a.dataset.pswpHeight), { containerWidth: g.clientWidth, targetRowHeight: 200, containerPadding: 0 }); g.style.height = r.containerHeight + 'px'; r.boxes.forEach((b, i) => as[i].style.cssText = `left:${b.left}px;top:${b.top}px;width:${b.width}px;height:${b.height}px`); };
lay(); new ResizeObserver(lay).observe(g); cart(); lightbox('#g'); tabs(); cookies(); map();
const v = new JustValidate('#f'); for (const e of document.querySelectorAll('#f [name]')) v.addField(`#f [name=${e.name}]`, [{ rule: 'required' }]); ready();
