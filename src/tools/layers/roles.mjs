// @ts-check
// Roles of the files in a block: the name of a file states its role, and each role has rules (CONTRIBUTING.md).
import { posix } from 'node:path';
import { importsOf, parse } from '../source/parse.mjs';
import { findGlobals } from './globals.mjs';
import { isTest } from './map.mjs';

/** @typedef {import('../source/files.mjs').SourceFile} SourceFile */
/** @typedef {import('./map.mjs').Finding} Finding */
/** @typedef {'react' | 'view' | 'styles' | 'services' | 'globals' | 'values' | 'imports'} Restriction */
/**
 * @typedef {{ single?: boolean, without: readonly Restriction[] }} Role `single`: at most one per block, with the
 * block's name
 */

/** @type {readonly Restriction[]} */
const PURE = ['react', 'view', 'styles', 'services', 'globals'];
/** @type {readonly Restriction[]} */
const WITHOUT_VIEW = ['react', 'view', 'styles'];

/** Roles of scripts, by the part of the name before the extension. @type {Record<string, Role>} */
const SCRIPTS = {
  contract: { single: true, without: PURE },
  loading: { single: true, without: ['react', 'view', 'styles', 'services'] },
  element: { single: true, without: [] },
  content: { single: true, without: WITHOUT_VIEW },
  api: { single: true, without: WITHOUT_VIEW },
  messages: { single: true, without: PURE },
  types: { single: true, without: ['values'] },
  sample: { single: true, without: ['imports', 'globals'] },
  attributes: { without: PURE },
  model: { without: PURE },
};

/** Roles of style sheets named like their block. */
const STYLES = ['base', 'extended', 'light', 'upgraded'];

const REQUIRED = ['contract', 'loading', 'element', 'sample'];

/** @type {Record<Restriction, string>} */
const REMEDIES = {
  react: 'move what uses React to a view (.tsx) or a hook (use-*.ts)',
  view: 'move what renders to the view',
  styles: 'import style sheets in the element or a view',
  services: 'take what it needs of a service as an argument',
  globals: 'take it as an argument, or move the code to a hook or a module without a role',
  values: 'keep types and interfaces only, and import with `import type`',
  imports: 'write the markup as plain strings',
};

/** Network and storage, which only services may access. */
const OF_SERVICES =
  /^(?:fetch|XMLHttpRequest|localStorage|sessionStorage|indexedDB|cookieStore|document\.cookie)$/;
/** Files that run before the services are loaded. */
const BEFORE_SERVICES = /\.loading\.ts$|^src\/blocks\/services\//;

/**
 * @param {readonly SourceFile[]} files
 * @param {readonly string[]} styles paths of style sheets
 * @returns {Finding[]}
 */
export function checkRoles(files, styles = []) {
  const inBlocks = files.filter(({ path }) => splitPath(path) !== undefined);
  const paths = new Set(inBlocks.map(({ path }) => path));
  return [
    ...inBlocks.flatMap((file) => checkScript(file, paths)),
    ...styles.flatMap(checkStyleName),
    ...findMissing(paths),
    ...findReact(inBlocks),
  ];
}

/** @param {SourceFile} file @param {ReadonlySet<string>} paths @returns {Finding[]} */
function checkScript(file, paths) {
  if (isHelper(file.path)) return [];
  const { block, name } = /** @type {Place} */ (splitPath(file.path));
  const problem = nameProblem(file.path, block, name);
  if (problem) return [{ path: file.path, line: 1, message: problem }];
  if (isTest(file.path)) return [];
  const role = name.split('.').at(1);
  return [
    ...(role ? checkRestrictions(file, role, paths) : []),
    ...checkServiceUse(file),
    ...checkHook(file, name),
  ];
}

/** @param {SourceFile} file @returns {Finding[]} */
function checkServiceUse(file) {
  if (BEFORE_SERVICES.test(file.path)) return [];
  return findGlobals(file).flatMap(({ line, name, member }) => {
    const used = [name, member].find((one) => OF_SERVICES.test(one));
    return used ? [{ path: file.path, line, message: `uses ${used}: call a service instead` }] : [];
  });
}

/**
 * The problem with the name of a script.
 * @param {string} path
 * @param {string} block
 * @param {string} name
 */
function nameProblem(path, block, name) {
  const parts = name.split('.');
  if (isTest(path)) parts.pop();
  const [base = '', role, ...rest] = parts;
  if (!/^[a-z\d]+(?:-[a-z\d]+)*$/.test(base))
    return `is named ${base}: use words in lower case, joined by hyphens`;
  if (role === undefined) return undefined;
  const known = Object.hasOwn(SCRIPTS, role) ? SCRIPTS[role] : undefined;
  if (!known || rest.length > 0)
    return `has the unknown role .${[role, ...rest].join('.')}: use one of ${Object.keys(SCRIPTS).join(', ')}, or a hyphen`;
  if (path.endsWith('.tsx') && !isTest(path))
    return `is a .${role} with JSX: move what renders to the view, and use the extension .ts`;
  const expected = `src/blocks/${block}/${block}.${role}.`;
  if (known.single && !isTest(path) && !path.startsWith(expected))
    return `is a second .${role}: a block has one, ${expected}ts; use a name without a role`;
  return undefined;
}

/** @param {SourceFile} file @param {string} role @param {ReadonlySet<string>} paths @returns {Finding[]} */
function checkRestrictions(file, role, paths) {
  return (SCRIPTS[role]?.without ?? []).flatMap((restriction) =>
    violations(file, restriction, paths).map(({ line, what }) => ({
      path: file.path,
      line,
      message: `${what}, which a .${role} must not: ${REMEDIES[restriction]}`,
    })),
  );
}

/**
 * @param {SourceFile} file @param {Restriction} restriction @param {ReadonlySet<string>} paths
 * @returns {{ line: number, what: string }[]}
 */
function violations(file, restriction, paths) {
  if (restriction === 'globals')
    return findGlobals(file).map(({ line, name }) => ({ line, what: `uses ${name}` }));
  const imports = importsOf(file)
    .filter((one) => isRestricted(file.path, one, restriction, paths))
    .map(({ line, specifier }) => ({ line, what: `imports '${specifier}'` }));
  if (restriction === 'values' && hasValues(file)) return [...imports, { line: 1, what: 'contains values' }];
  return imports;
}

/**
 * @param {string} path
 * @param {import('../source/parse.mjs').Import} one
 * @param {Restriction} restriction
 * @param {ReadonlySet<string>} paths
 */
function isRestricted(path, { specifier, typeOnly }, restriction, paths) {
  if (restriction === 'imports') return true;
  if (typeOnly) return false;
  if (restriction === 'values') return true;
  if (restriction === 'react') return /^(?:react|react-dom|lit|@lit)(?:$|\/)/.test(specifier);
  if (restriction === 'styles') return /\.css(?:\?|$)/.test(specifier);
  const target = posix.join(posix.dirname(path), specifier);
  if (restriction === 'services') return specifier.startsWith('.') && target.startsWith('src/services/');
  return paths.has(`${target}.tsx`) || /\/use-[^/]+$/.test(target);
}

/**
 * Whether a file contains more than types.
 * @param {SourceFile} file
 */
function hasValues(file) {
  return parse(file).body.some((/** @type {any} */ statement) => {
    if (/^(?:TSTypeAliasDeclaration|TSInterfaceDeclaration|ImportDeclaration)$/.test(statement.type))
      return false;
    return statement.exportKind !== 'type';
  });
}

/** A hook is named after its function. @param {SourceFile} file @param {string} name @returns {Finding[]} */
function checkHook(file, name) {
  const exportsHook = /^export (?:default )?(?:function|const) use[A-Z]/m.test(file.text);
  if (exportsHook === name.startsWith('use-')) return [];
  const message = exportsHook
    ? 'exports a hook: name the file use-<noun>, or move the hook to such a file'
    : 'is named like a hook but exports none: name it with a noun';
  return [{ path: file.path, line: 1, message }];
}

/** @param {string} path @returns {Finding[]} */
function checkStyleName(path) {
  const place = splitPath(path);
  if (!place) return [];
  const [base, role, ...rest] = place.name.split('.');
  if (role === undefined) return [];
  const isKnown = STYLES.includes(role) && rest.length === 0;
  if (isKnown && path === `src/blocks/${place.block}/${place.block}.${role}.css`) return [];
  const message = isKnown
    ? `is the .${role} style sheet of ${base}: a block has one, named like it`
    : `has the unknown role .${role}: use one of ${STYLES.join(', ')}, or a hyphen`;
  return [{ path, line: 1, message }];
}

/**
 * Blocks that lack a file that each block needs.
 * @param {ReadonlySet<string>} paths
 * @returns {Finding[]}
 */
function findMissing(paths) {
  const blocks = new Set([...paths].map((path) => splitPath(path)?.block ?? ''));
  return [...blocks].flatMap((block) =>
    REQUIRED.map((role) => `src/blocks/${block}/${block}.${role}.ts`)
      .filter((path) => !paths.has(path))
      .map((path) => ({ path, line: 1, message: 'is missing: every block needs this file' })),
  );
}

/**
 * React in an element whose contract says that it uses none.
 * @param {readonly SourceFile[]} files
 * @returns {Finding[]}
 */
function findReact(files) {
  const kinds = new Map(files.map((file) => [file.path, /^ {2}kind: '(\w+)'/m.exec(file.text)?.[1]]));
  return files.flatMap((file) => {
    const { block } = /** @type {Place} */ (splitPath(file.path));
    const kind = kinds.get(`src/blocks/${block}/${block}.contract.ts`);
    if (!kind || kind === 'react' || isHelper(file.path) || isTest(file.path)) return [];
    return importsOf(file)
      .filter(({ specifier }) => /^react(?:-dom)?(?:$|\/)|\/kit\/element\/define$/.test(specifier))
      .map(({ line, specifier }) => ({
        path: file.path,
        line,
        message: `imports '${specifier}', but its contract says kind: '${kind}'`,
      }));
  });
}

/**
 * Test helpers have names of their own.
 * @param {string} path
 */
function isHelper(path) {
  return path.includes('/testing/');
}

/** @typedef {{ block: string, name: string }} Place `name`: without folder and extension */

/** @param {string} path @returns {Place | undefined} */
function splitPath(path) {
  const [, block, name] = /^src\/blocks\/([^/]+)\/(?:.+\/)?([^/]+)\.\w+$/.exec(path) ?? [];
  return block && name ? { block, name } : undefined;
}
