import { expect, it } from 'vitest';
import { linkAllSheets, linkSheets } from './sheets';

it('links the style sheet of each element on the page once, unless it is part of the common style sheet', () => {
  const body =
    '<site-tabs></site-tabs><site-cart></site-cart><site-tabs></site-tabs><site-gallery></site-gallery>';
  expect(linkSheets(`<head><!-- sheets --></head>${body}<code>&lt;site-quote></code>`)).toContain(
    '<head><link rel="stylesheet" href="/site-elements/site-tabs.css"></head>',
  );
});

it('links one style sheet for all elements in a template that the server fills', () => {
  expect(linkAllSheets('<head><!-- sheets --></head><site-tabs></site-tabs>')).toBe(
    '<head><link rel="stylesheet" href="/site-elements/site-elements-extended.css"></head><site-tabs></site-tabs>',
  );
});
