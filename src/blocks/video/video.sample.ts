// Sample markup for the conformance suite.
const picture = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="160" height="90"><rect width="160" height="90" fill="#246"/></svg>',
)}`;

export const samples = [
  `<site-video>
  <a href="https://youtu.be/aqz-KE-bpKQ"><img src="${picture}" alt="Dawn over the ridge" width="160" height="90"></a>
  <p slot="caption">Filmed in May. <a href="#transcript">Transcript</a></p>
</site-video>`,
  `<site-video src="https://vimeo.com/76979871" label="Salt flats" mode="fill" poster="${picture}"></site-video>`,
  '<site-video src="/demo/videos/dawn.webm" label="Dawn" overlay="false" autoplay loop></site-video>',
  `<site-video><div data-provider-name="YouTube" data-html="&lt;iframe src='//www.youtube.com/embed/aqz-KE-bpKQ'&gt;"></div><div class="video-caption">Found</div></site-video>`,
];
