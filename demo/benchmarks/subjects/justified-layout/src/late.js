import justified from 'justified-layout';
const gallery = document.querySelector('#gallery');
const links = [...gallery.children];
const options = { containerWidth: gallery.clientWidth, targetRowHeight: 200, boxSpacing: 8, containerPadding: 0 };
const { boxes, containerHeight } = justified(links.map((link) => Number(link.firstElementChild.getAttribute('width')) / Number(link.firstElementChild.getAttribute('height'))), options);
gallery.style.height = `${containerHeight}px`;
boxes.forEach(({ left, top, width, height }, i) => Object.assign(links[i].style, { position: 'absolute', left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` }));
