// @ts-check
// Converts contracts to custom-elements.json (schema 2.1.0).

/** @typedef {import('./contracts.mjs').Element} Element */
/** @typedef {import('custom-elements-manifest').Package} Package */
/** @typedef {import('custom-elements-manifest').JavaScriptModule} Module */
/** @typedef {import('../../kit/contract/attributes').Attribute<unknown>} Attribute */

/** Every element also accepts its options as JSON. */
const OPTIONS = {
  name: 'options',
  fieldName: 'options',
  type: { text: 'string | Readonly<Record<string, unknown>>' },
  description: 'Options as a JSON object, by camel or kebab case name; separate attributes take precedence.',
};

const OPTIONS_FIELD = {
  kind: /** @type {const} */ ('field'),
  name: 'options',
  privacy: /** @type {const} */ ('public'),
  attribute: 'options',
  type: { text: 'Readonly<Record<string, unknown>>' },
  description:
    'Options as an object, by camel or kebab case name; separate attributes and properties take precedence.',
};

/** @param {Element[]} elements @returns {Package} */
export function toManifest(elements) {
  return { schemaVersion: '2.1.0', modules: elements.map(toModule) };
}

/** Class name of an element: `site-cart-indicator` is `SiteCartIndicator`. @param {string} tag */
export function classOf(tag) {
  return tag.replace(/(?:^|-)(\w)/g, (_, letter) => letter.toUpperCase());
}

/** @param {Element} element @returns {Module} */
function toModule(element) {
  const { tag } = element.contract;
  const path = `elements/${tag}.ts`;
  const name = classOf(tag);
  return {
    kind: 'javascript-module',
    path,
    declarations: [toDeclaration(element)],
    exports: [
      { kind: 'js', name, declaration: { name, module: path } },
      { kind: 'custom-element-definition', name: tag, declaration: { name, module: path } },
    ],
  };
}

/** @param {Element} element @returns {import('custom-elements-manifest').CustomElementDeclaration} */
function toDeclaration({ contract, details, attributes }) {
  const options = Object.entries(contract.attributes);
  return {
    kind: 'class',
    customElement: true,
    name: classOf(contract.tag),
    tagName: contract.tag,
    description: contract.description,
    superclass: { name: 'HTMLElement' },
    attributes: [
      ...options.map(([field, option]) => ({
        name: attributes[field] ?? field,
        fieldName: field,
        ...described(option),
      })),
      OPTIONS,
    ],
    members: [
      OPTIONS_FIELD,
      ...options.map(([field, option]) => ({
        kind: /** @type {const} */ ('field'),
        name: field,
        privacy: /** @type {const} */ ('public'),
        attribute: attributes[field] ?? field,
        ...described(option),
      })),
      ...Object.entries(contract.members).map(([name, member]) => toMember(name, member, details[name])),
    ],
    events: Object.entries(contract.events).map(([name, { description }]) => ({
      name,
      type: eventType(details[name]),
      description: name.endsWith('-request') ? `${description} Cancelable.` : description,
    })),
    slots: named(contract.slots),
    cssParts: named(contract.parts),
    cssProperties: named(contract.cssProperties),
  };
}

/**
 * A method with its parameters and return type, or a property without attribute.
 * @param {string} name
 * @param {import('../../kit/contract/contract').Member} member
 * @param {import('./detail-types.mjs').DetailType} [detail]
 * @returns {import('custom-elements-manifest').ClassMember}
 */
function toMember(name, { kind, description }, detail) {
  const { text: type = 'unknown' } = detail ?? {};
  const common = { name, privacy: /** @type {const} */ ('public'), description };
  if (kind !== 'method')
    return {
      kind: 'field',
      ...common,
      type: toType(type, detail),
      ...(kind === 'readonly' && { readonly: true }),
    };
  const [, given = '', answer = 'void'] = /^\((.*)\) => (.*)$/.exec(type) ?? [];
  const parameters = given
    .split(/, (?=\w+\??:)/)
    .filter(Boolean)
    .map((one) => {
      const [parameter = '', text = 'unknown'] = one.split(/: (.*)/);
      const optional = parameter.endsWith('?');
      return { name: parameter.replace('?', ''), type: { text }, ...(optional && { optional }) };
    });
  return { kind: 'method', ...common, parameters, return: { type: { text: answer } } };
}

/** @param {import('./detail-types.mjs').DetailType | undefined} detail */
function eventType(detail) {
  return toType(`CustomEvent<${detail?.text ?? 'unknown'}>`, detail);
}

/**
 * A type with references to the modules of its names.
 * @param {string} text
 * @param {import('./detail-types.mjs').DetailType | undefined} detail
 * @returns {import('custom-elements-manifest').Type}
 */
function toType(text, detail) {
  const references = Object.entries(detail?.imports ?? {}).map(([name, module]) => {
    const start = text.search(new RegExp(`\\b${name}\\b`));
    return { name, module, start, end: start + name.length };
  });
  return references.length > 0 ? { text, references } : { text };
}

/** @param {Attribute} option */
function described(option) {
  const spellings = option.aliases.map(
    (name) => `\`${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}\``,
  );
  const also = spellings.length > 0 ? ` Also written ${spellings.join(', ')}.` : '';
  return {
    type: { text: typeOf(option) },
    ...(option.defaultValue === null ? {} : { default: literal(option.defaultValue) }),
    description: `${option.description}${also}`,
  };
}

/** TypeScript type of an option. @param {Attribute} option @returns {string} */
export function typeOf({ kind, values = [] }) {
  switch (kind) {
    case 'flag':
      return 'boolean';
    case 'number':
      return 'number';
    case 'choice':
      return values.map(literal).join(' | ');
    case 'data':
      return 'unknown';
    case 'text':
      return 'string';
  }
}

/** A value as source code. @param {unknown} value */
function literal(value) {
  return typeof value === 'string'
    ? `'${value.replaceAll("'", "\\'")}'`
    : (JSON.stringify(value) ?? 'undefined');
}

/** @param {Readonly<Record<string, string>>} sentences */
function named(sentences) {
  return Object.entries(sentences).map(([name, description]) => ({ name, description }));
}
