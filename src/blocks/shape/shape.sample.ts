// Examples of the element for the conformance suite.
export const samples = [
  '<site-shape shape="flower"><p>Since 1985</p></site-shape>',
  '<site-shape mask="star"><a href="#print"><img src="data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22 width=%22300%22 height=%22200%22/%3E" width="300" height="200" alt="North, a print"></a></site-shape>',
  `<site-shape shape="egg" stretch>
    <div class="sqs-block" data-block-type="71"><div class="sqs-shape-block-container" data-background-color="#2a6f97" data-stroke-color="#014f86"></div></div>
  </site-shape>`,
];
