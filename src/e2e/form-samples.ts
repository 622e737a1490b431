// Forms, newsletters, carts and banners with the structure of site builders' markup, and with invented texts and
// ids.

export interface FormSample {
  readonly name: string;
  /** The element that is wrapped around the markup, with its attributes. */
  readonly tag: string;
  readonly markup: string;
}

const field = (id: string, type: string, title: string, control: string, required = true) =>
  `<div id="${id}" class="form-item field ${type}${required ? ' required' : ''}">
     <label class="title" for="${id}-field">${title}${required ? ' <span class="required" aria-hidden="true">*</span>' : ''}</label>
     ${control.replace('$', `class="field-element" id="${id}-field"${required ? ' aria-required="true"' : ''}`)}</div>`;

const nameField = (id: string) =>
  `<fieldset id="${id}" class="form-item fields name required"><legend class="title">Name <span class="required" aria-hidden="true">*</span></legend>
     <div class="field first-name"><label class="caption"><input class="field-element field-control" name="fname" type="text" maxlength="30" data-title="First" aria-required="true"><span class="caption-text">First Name</span></label></div>
     <div class="field last-name"><label class="caption"><input class="field-element field-control" name="lname" type="text" maxlength="30" data-title="Last" aria-required="true"><span class="caption-text">Last Name</span></label></div></fieldset>`;

/** Rendered by the server; most controls have no name, but their fields have ids. */
export const LEGACY_FORM = `<div class="sqs-block form-block sqs-block-form" data-block-type="9"><div class="sqs-block-content"><div class="form-wrapper"><div class="form-inner-wrapper">
  <form data-form-id="aa11" data-success-redirect="" autocomplete="on" method="POST" action="/test-page" novalidate>
    <div class="field-list clear">
      ${nameField('name-yui_1')}
      ${field('email-yui_2', 'email', 'Email', '<input $ name="email" type="email" autocomplete="email" spellcheck="false">')}
      ${field('text-yui_3', 'text', 'Subject', '<input $ type="text">')}
      ${field('textarea-yui_4', 'textarea', 'Message', '<textarea $></textarea>')}
      ${field('text-yui_5', 'text', 'Where did you see our prints?', '<input $ type="text">', false)}
      <div id="hidden-yui_6" class="form-item field hidden"><input type="hidden" name="SOURCE" value="none"></div>
    </div>
    <div data-animation-role="button" class="form-button-wrapper form-button-wrapper--align-left"><input class="button sqs-system-button" type="submit" value="Submit"></div>
    <div class="hidden form-submission-text">Your words have arrived.</div>
    <div class="hidden form-submission-html" data-submission-html="&lt;p&gt;See you.&lt;/p&gt;"></div>
  </form></div></div></div></div>`;

const DEFINITION = {
  collectionId: 'cc33',
  useFormsJs: true,
  formId: 'bb22',
  formName: 'Commissions',
  formFields: [
    {
      type: 'name',
      id: 'name-yui_7',
      title: 'Name',
      description: '',
      required: true,
      name: true,
      customConstraints: { requireFirstName: { enabled: true } },
    },
    { type: 'email', id: 'email-yui_8', title: 'Email', placeholder: '', required: true, email: true },
    { type: 'phone', id: 'phone-9', title: 'Phone', required: false, showCountryCode: false },
    {
      type: 'checkbox',
      id: 'checkbox-10',
      title: 'Sizes',
      required: false,
      options: ['Small', 'Large'],
      followUpQuestions: [],
    },
    { type: 'date', id: 'date-11', title: 'Wanted by', required: false },
    { type: 'textarea', id: 'textarea-yui_12', title: 'Details', required: true, maxLength: '' },
  ],
  formSubmitButtonText: 'Ask',
  formSubmissionMessage: { html: '<p>Asked.</p>' },
  successRedirect: '/thanks',
  disclaimerMessage: { html: '' },
  captchaEnabled: false,
};

const STRINGS = { name: { firstName: 'First Name', lastName: 'Last Name' }, required: '(required)' };

/**
 * Rendered by a script from JSON.
 * @param stub markup before the scripts
 */
const jsonForm = (stub = '') =>
  `<div class="sqs-block website-component-block form-block" data-block-type="1337" data-definition-name="website.components.form"><div class="sqs-block-content"><div class="sqs-site-style-form">${stub}
  <script type="application/json" id="form-context-bb22" class="sqs-form-block-context">${JSON.stringify(DEFINITION)}</script>
  <script type="application/json" id="form-block-design-fields-bb22" class="sqs-form-block-design-fields">{"buttonAlignment":"left","buttonVariant":"secondary"}</script>
  <script type="application/json" id="form-context-localized-strings-bb22" class="sqs-form-block-localized-strings">${JSON.stringify(STRINGS)}</script>
  <div id="form-submission-html-bb22" class="sqs-form-block-submission-html" data-submission-html=""></div>
  <div class="form-wrapper"></div></div></div></div>`;

export const JSON_FORM = jsonForm();
export const JSON_FORM_WITH_STUB = jsonForm('<form data-form-id="bb22" method="POST" hidden></form>');

/** Rendered by the server next to its JSON, without an id or address of its own. */
const DRAWN_FORM = jsonForm(
  `<div class="form-inner-wrapper"><form class="react-form-contents" novalidate method="post"><div class="field-list">${nameField('name-yui_7')}
   ${field('email-yui_8', 'email', 'Email', '<input $ name="email" type="email">')}</div>
   <div class="form-button-wrapper"><button type="submit" class="form-submit-button">Ask</button></div></form></div>`,
);

/**
 * @param fields additional fields
 * @param end markup at the end of the body, after the button
 */
const newsletter = (layout: string, fields = '', end = '') =>
  `<div class="sqs-block newsletter-block sqs-block-newsletter" data-block-type="51"><div class="sqs-block-content">
  <div class="newsletter-form-wrapper newsletter-form-wrapper--${layout} newsletter-form-wrapper--alignCenter">
  <form class="newsletter-form" data-form-id="dd44" autocomplete="on" method="POST" novalidate>
    <header class="newsletter-form-header"><h2 class="newsletter-form-header-title">Letters from the ridge</h2><div class="newsletter-form-header-description"><p>Twice a year.</p></div></header>
    <div class="newsletter-form-body">
      <div class="newsletter-form-fields-wrapper form-fields">${fields}
        <div id="email-yui_13" class="newsletter-form-field-wrapper form-item field email required">
          <label class="newsletter-form-field-label title" for="email-yui_13-field">Email Address</label>
          <input id="email-yui_13-field" class="newsletter-form-field-element field-element" name="email" x-autocompletetype="email" autocomplete="email" type="email" spellcheck="false" placeholder="Email Address"></div></div>
      <div data-animation-role="button" class="newsletter-form-button-wrapper submit-wrapper"><button class="newsletter-form-button sqs-system-button" type="submit" value="Join"><span class="newsletter-form-spinner sqs-spin light large"></span><span class="newsletter-form-button-label">Join</span><span class="newsletter-form-button-icon"></span></button></div>${end}
    </div>
    <div class="newsletter-form-footnote"><p>One click ends it.</p></div>
    <div class="hidden form-submission-text"><p>You are on the list.</p></div>
    <div class="hidden form-submission-html" data-submission-html=""></div>
  </form></div></div></div>`;

export const NEWSLETTER = newsletter('layoutFloat');
export const NEWSLETTER_WITH_NAMES = newsletter(
  'layoutStack',
  nameField('name-yui_14'),
  '<div class="captcha-container sqs-form-rendered align-center" data-theme="light"></div>',
);

const CART = `<a href="/cart" class="sqs-custom-cart header-nav-item sqs-cart-link" data-test="template-cart"><span class="Cart-inner"><span class="Cart-label">Cart</span><svg class="Icon Icon--cart" width="31" height="24" viewBox="0 0 31 24" aria-hidden="true"></svg><span class="sqs-cart-quantity">0</span></span></a>`;

const FLOATING_CART = `<div class="floating-cart hidden" data-controller="FloatingCart"><a href="/cart" class="icon icon--stroke icon--fill icon--cart sqs-custom-cart"><span class="Cart-inner"><svg width="31" height="24" viewBox="0 0 31 24" aria-hidden="true"></svg><div class="legacy-cart icon-cart-quantity"><span class="sqs-cart-quantity">0</span></div></span></a></div>`;

const BANNER = `<div class="sqs-cookie-banner-v2 BOTTOM BAR"><div class="sqs-cookie-banner-v2-text"><p>Choose “Accept all” or “Manage cookies”.</p></div>
  <div class="sqs-cookie-banner-v2-cta"><div class="sqs-cookie-banner-v2-acceptWrapper"><button class="sqs-cookie-banner-v2-accept">Accept all</button><button class="sqs-cookie-banner-v2-manage">Manage cookies</button></div></div></div>`;

const LINK_BANNER = `<div role="dialog" aria-label="cookieconsent" class="cc-window cc-banner"><span class="cc-message">We use cookies. <a class="cc-link" href="/privacy">More</a></span>
  <div class="cc-compliance"><a role="button" tabindex="0" class="cc-btn cc-deny">Decline</a><a role="button" tabindex="0" class="cc-btn cc-allow">Allow cookies</a></div></div>`;

export const formSamples: readonly FormSample[] = [
  { name: 'a form rendered by the server', tag: 'site-form', markup: LEGACY_FORM },
  { name: 'a form as JSON', tag: 'site-form', markup: JSON_FORM },
  { name: 'a form as JSON beside an empty form', tag: 'site-form', markup: JSON_FORM_WITH_STUB },
  { name: 'a form drawn beside its JSON', tag: 'site-form', markup: DRAWN_FORM },
  { name: 'a newsletter in a row', tag: 'site-newsletter list-id="journal"', markup: NEWSLETTER },
  {
    name: 'a newsletter with names and without a list',
    tag: 'site-newsletter',
    markup: NEWSLETTER_WITH_NAMES,
  },
  { name: 'a cart link of a template', tag: 'site-cart-indicator', markup: CART },
  { name: 'a floating cart', tag: 'site-cart-indicator', markup: FLOATING_CART },
  { name: 'a cookie banner', tag: 'site-cookie-banner', markup: BANNER },
  { name: 'a cookie banner of links', tag: 'site-cookie-banner', markup: LINK_BANNER },
];
