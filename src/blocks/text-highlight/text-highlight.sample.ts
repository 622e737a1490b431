// Examples of the element for the conformance suite.
export const samples = [
  '<site-text-highlight shape="circle">slowly</site-text-highlight>',
  '<site-text-highlight shape="marker" color="#fd0" animation="fade"><mark>by <a href="#hand">hand</a></mark></site-text-highlight>',
  `<site-text-highlight>
    <script class="TextAttributes-props" type="application/json">[{"shape": "wave", "isFront": true, "duration": 1, "thickness": {"unit": "em", "value": 0.05}, "linecap": "square", "type": "highlight", "id": "sample-1", "color": {"type": "CUSTOM_COLOR", "customColor": {"hslaValue": {"hue": 352, "saturation": 0.78, "lightness": 0.55, "alpha": 1}}}}]</script>
    <p>Since <span class="sqsrte-text-highlight" data-text-attribute-id="sample-1">1985</span></p>
  </site-text-highlight>`,
];
