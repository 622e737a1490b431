// Renders the element of the conformance suite: empty, from its markup, or before its upgrade.
import { expect, fixture, html } from '@open-wc/testing';
import type { Attributes, Contract } from '../contract/contract';
import { settle } from './wait';

export type ConformingElement = HTMLElement & Record<string, unknown> & { updateComplete: Promise<void> };

export type ConformancePage = ReturnType<typeof createConformancePage>;

/** @param sample markup that contains the element */
export function createConformancePage(contract: Contract<Attributes>, sample: string) {
  const { tag } = contract;
  const create = () => document.createElement(tag) as unknown as ConformingElement;
  const renderEmpty = async (set: (element: ConformingElement) => void = () => {}) => {
    const box = await fixture<HTMLElement>(html`<div></div>`);
    const element = create();
    set(element);
    box.append(element);
    await settle(element);
    return element;
  };
  /** The element is not upgraded before it leaves the template. */
  const renderUpgraded = async (set: (element: ConformingElement) => void) => {
    const box = await fixture<HTMLElement>(html`<div></div>`);
    const template = document.createElement('template');
    template.content.append(template.content.ownerDocument.createElement(tag));
    const element = template.content.firstElementChild as unknown as ConformingElement;
    set(element);
    expect(element.matches(':defined')).to.equal(false);
    box.append(element);
    await settle(element);
    return element;
  };
  const render = async (markup = sample) => {
    const box = await fixture<HTMLElement>(html`<div></div>`);
    box.setHTMLUnsafe(markup);
    const element = box.querySelector(tag) as unknown as ConformingElement;
    await settle(element);
    return element;
  };
  return { contract, create, renderEmpty, renderUpgraded, render };
}
