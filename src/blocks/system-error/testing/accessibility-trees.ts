// Accessibility trees of the examples of the element, the same in every engine.
export const trees: readonly string[] = [
  `alertdialog "Something Went Wrong!" description="https://shop.example/api/orders JSON Too late. E-1042" modal
  heading "Something Went Wrong!"
  paragraph
    "https://shop.example/api/orders"
  paragraph
    "JSON"
  paragraph
    "Too late."
  paragraph
    "E-1042"
  button "Clear"
  button "Reload Page"`,
];
