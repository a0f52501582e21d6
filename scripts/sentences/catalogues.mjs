// Finds every catalogue by its path, and gives each of its texts with the values its parameters can have.
import { randomUUID } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import ts from 'typescript';
import { catalogueFiles, languages } from '../languages.mjs';
import { root } from '../paths.mjs';
import { COUNTS, lists, numbers, texts } from './samples.mjs';

/**
 * A text of a catalogue: its key, what renders it, and for each parameter all values to try.
 * @typedef {{
 *   file: string,
 *   key: string,
 *   render: (...values: never[]) => unknown,
 *   parameters: readonly (readonly unknown[])[],
 * }} Entry
 */

/**
 * All texts of all catalogues in a language.
 * @param {string} language
 * @returns {Promise<Entry[]>}
 */
export async function entries(language) {
  const files = catalogueFiles(language);
  const modules = await load(files, language);
  const checker = program().getTypeChecker();
  /** @type {Entry[]} */
  const found = [];
  /** Catalogues are composed of others; each text counts where it is defined. */
  const seen = new Set();
  for (const [at, file] of files.entries()) {
    const source = program().getSourceFile(join(root, file));
    const symbol = source && checker.getSymbolAtLocation(source);
    if (!symbol) throw new Error(`${file} is not a module.`);
    for (const exported of checker.getExportsOfModule(symbol)) {
      const value = modules[at]?.[exported.name];
      if (value === undefined) continue;
      const type = checker.getTypeOfSymbol(exported);
      const sampler = new Sampler(checker, file, language);
      walk(value, type, [exported.name], (key, leaf, of) => {
        if (typeof leaf === 'string') {
          found.push({ file, key, render: () => leaf, parameters: [] });
        } else {
          const signature = of?.getCallSignatures()[0];
          if (signature === undefined) throw new Error(`${file} ${key}: a function without a type.`);
          found.push({ file, key, render: leaf, parameters: sampler.ofParameters(signature, leaf) });
        }
      });
    }
  }
  return found;

  /**
   * @param {unknown} value
   * @param {ts.Type | undefined} type
   * @param {string[]} path
   * @param {(key: string, leaf: string | ((...values: never[]) => unknown), type: ts.Type | undefined) => void} note
   */
  function walk(value, type, path, note) {
    if (seen.has(value)) return;
    if (typeof value !== 'string') seen.add(value);
    if (typeof value === 'string' || typeof value === 'function') {
      note(path.join('.'), /** @type {string | (() => unknown)} */ (value), type);
    } else if (typeof value === 'object' && value !== null) {
      for (const [key, inner] of Object.entries(value)) {
        walk(inner, type && propertyType(checker, type, key), [...path, key], note);
      }
    }
  }
}

/** @param {ts.TypeChecker} checker @param {ts.Type} type @param {string} key */
function propertyType(checker, type, key) {
  const property = checker.getPropertyOfType(type, key);
  return property ? checker.getTypeOfSymbol(property) : checker.getIndexTypeOfType(type, ts.IndexKind.String);
}

/** Values for parameters, from their types and names. */
class Sampler {
  /** @param {ts.TypeChecker} checker @param {string} file @param {string} language */
  constructor(checker, file, language) {
    this.checker = checker;
    this.file = file;
    this.language = language;
  }

  /** @param {ts.Signature} signature @param {(...values: never[]) => unknown} render */
  ofParameters(signature, render) {
    return signature.parameters
      .filter((parameter) => !isOptional(parameter))
      .map((parameter) => this.of(this.checker.getTypeOfSymbol(parameter), parameter.name, render));
  }

  /**
   * @param {ts.Type} type
   * @param {string} name
   * @param {(...values: never[]) => unknown} render
   * @returns {readonly unknown[]}
   */
  of(type, name, render) {
    if (type.isUnion()) return type.types.flatMap((one) => this.of(one, name, render));
    if (type.isStringLiteral() || type.isNumberLiteral()) return [type.value];
    if (type.flags & ts.TypeFlags.BooleanLiteral) return [this.checker.typeToString(type) === 'true'];
    if (type.flags & ts.TypeFlags.String) return texts(name, this.file, this.language);
    if (type.flags & ts.TypeFlags.Number) return numbers(name);
    if (type.flags & ts.TypeFlags.Null) return [null];
    if (this.checker.isArrayLikeType(type)) {
      const inner = this.checker.getIndexTypeOfType(type, ts.IndexKind.Number);
      return inner ? lists(name, this.of(inner, name, render)) : [];
    }
    if (this.checker.getPropertiesOfType(type).length === 0) return byName(render);
    return this.#objects(type, render);
  }

  /** @param {ts.Type} type @param {(...values: never[]) => unknown} render */
  #objects(type, render) {
    const properties = this.checker.getPropertiesOfType(type);
    if (properties.every(isOptional)) return amounts(properties.map(({ name }) => name));
    const samples = properties.map((property) => ({
      name: property.name,
      values: this.of(this.checker.getTypeOfSymbol(property), property.name, render),
    }));
    return combinations(samples.map(({ values }) => values)).map((values) =>
      Object.fromEntries(samples.map(({ name }, at) => [name, values[at]])),
    );
  }
}

/** @param {ts.Symbol} symbol */
function isOptional(symbol) {
  const declaration = symbol.valueDeclaration;
  const hasDefault =
    declaration !== undefined && ts.isParameter(declaration) && declaration.initializer !== undefined;
  return hasDefault || (symbol.flags & ts.SymbolFlags.Optional) !== 0;
}

/** Counts of things; zeros are not mentioned. @param {readonly string[]} names */
function amounts(names) {
  const [first = '', second = ''] = names;
  return [
    {},
    { [first]: 1 },
    { [first]: 2, [second]: 1 },
    { [first]: 1, [second]: 5 },
    Object.fromEntries(names.map((name, at) => [name, at + 1])),
  ];
}

/**
 * The type of a refusal's numbers has no names; the sentence names those that it uses. One with a rest parameter lists
 * things by name.
 * @param {(...values: never[]) => unknown} render
 */
function byName(render) {
  const source = String(render);
  const named = [...(/^\(\{([^}]*)\}\)/.exec(source)?.[1] ?? '').matchAll(/\w+(?=\s*(?:[:,]|$))/g)];
  const names = named.map(([name]) => name);
  const things = /^\w+ =>|^\(\w+\)|\.\.\./.test(source) ? ['gold', 'wheat', 'elephant', 'ship'] : [];
  return COUNTS.filter((count) => count > 0 || things.length === 0).flatMap((count) =>
    (names.includes('unit') ? numbers('unit') : [count]).map((unit) => ({
      ...Object.fromEntries([...names, ...things].map((name) => [name, count])),
      ...(names.includes('unit') ? { unit } : {}),
    })),
  );
}

/**
 * Every combination of the values.
 * @param {readonly (readonly unknown[])[]} values
 * @returns {unknown[][]}
 */
export function combinations(values) {
  return values.reduce(
    /** @param {unknown[][]} before */ (before, own) =>
      before.flatMap((row) => own.map((value) => [...row, value])),
    /** @type {unknown[][]} */ ([[]]),
  );
}

/**
 * The modules behind the files. The catalogues are TypeScript, so they are bundled first.
 * @param {readonly string[]} files
 * @param {string} language
 * @returns {Promise<Record<string, unknown>[]>}
 */
async function load(files, language) {
  const { build } = await import('esbuild');
  const folder = join(root, '.cache', 'sentences');
  mkdirSync(folder, { recursive: true });
  const entry = join(folder, `${language}-${randomUUID()}.ts`);
  const bundle = entry.replace('.ts', '.mjs');
  const lines = files.map((file, at) => `import * as file${at} from ${JSON.stringify(join(root, file))};`);
  writeFileSync(
    entry,
    `${lines.join('\n')}\nexport default [${files.map((_, at) => `file${at}`).join(', ')}];\n`,
  );
  try {
    await build({
      absWorkingDir: root,
      entryPoints: [entry],
      outfile: bundle,
      bundle: true,
      platform: 'node',
      format: 'esm',
      logLevel: 'warning',
    });
    return (await import(pathToFileURL(bundle).href)).default;
  } finally {
    rmSync(entry, { force: true });
    rmSync(bundle, { force: true });
  }
}

/** @type {ts.Program | null} */
let compiled = null;

/** All catalogues in all languages, compiled once: that takes seconds. */
function program() {
  compiled ??= ts.createProgram(
    languages().flatMap((language) => catalogueFiles(language).map((file) => join(root, file))),
    options(),
  );
  return compiled;
}

/** @returns {ts.CompilerOptions} */
function options() {
  const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), (file) => ts.sys.readFile(file));
  return ts.parseJsonConfigFileContent({ ...config, include: [], files: [] }, ts.sys, root).options;
}
