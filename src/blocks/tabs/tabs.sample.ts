// Examples of the element for the conformance suite.
export const samples = [
  `<site-tabs label="Menu">
    <section><h3>Lunch</h3><p>Soup, bread</p></section>
    <section><h3>Dinner</h3><p>Fish, <a href="#wine">wine</a></p></section>
  </site-tabs>`,
  `<site-tabs>
    <ul><li><a href="#sample-care">Care</a></li><li><a href="#sample-size">Size</a></li></ul>
    <section id="sample-care"><h3>Care</h3><p>Wash by hand.</p></section>
    <section id="sample-size"><h3>Size</h3><p>30 cm</p></section>
  </site-tabs>`,
  `<site-tabs label="Cards"><pre>Lunch
========

Soup
With bread
$8

Dinner
========

Fish
$24</pre></site-tabs>`,
];
