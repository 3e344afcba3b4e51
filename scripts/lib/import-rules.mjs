import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { parseSync } from 'rolldown/utils';
import { root } from './project.mjs';

/**
 * @typedef {{ from: string, to: string, isType: boolean }} Import from a file of ours to a file, package or node: module
 * @typedef {object} Rule
 * @property {string} says
 * @property {RegExp} from
 * @property {RegExp} [except] files the rule is not for
 * @property {RegExp} to `$1` stands for what the first group of `from` matched
 * @property {boolean} [allowsTypes]
 */

const require = createRequire(import.meta.url);
const tests = /\/testing\/|\.test\.tsx?$/;

/** @type {Rule[]} */
export const rules = [
  { says: 'A package never imports an app.', from: /^(packages|demo)\//, to: /^apps\// },
  {
    says: 'An app never imports another app; what they share belongs in packages/.',
    from: /^apps\/([^/]+)\//,
    to: /^apps\/(?!$1\/)/,
  },
  {
    says: 'The demo can be deleted: what runs a shop reads its files and imports nothing of it.',
    from: /^(apps|packages)\//,
    except: tests,
    to: /^demo\//,
  },
  {
    says: 'Only http/, pages/ and routes know Fastify.',
    from: /^apps\/server\/src\/(?!http\/|pages\/|(app|compose|module)\.ts$)(?!.*\.(routes|module)\.ts$)/,
    except: tests,
    to: /^@?fastify(\/|$)/,
  },
  {
    says: 'Only repositories, db/, seeding/ and backup/ hold SQL.',
    from: /^apps\/server\/src\/(?!db\/|seeding\/|backup\/)(?!.*\.repository\.ts$)/,
    except: tests,
    to: /^(drizzle-orm|pg)(\/|$)/,
  },
  {
    says: 'Import direction: main, app, pages and realtime, modules, then db, http and what all use.',
    from: /^apps\/server\/src\/(caching|concurrency|db|events|files|http|images|jobs|limits)\//,
    except: tests,
    to: /^apps\/server\/src\/((modules|pages|realtime)\/|(app|compose|main)\.ts$)/,
    allowsTypes: true,
  },
  {
    says: 'Modules know neither pages nor real-time: they emit domain events.',
    from: /^apps\/server\/src\/modules\//,
    except: tests,
    to: /^apps\/server\/src\/(pages|realtime)\//,
  },
  {
    says: 'Modules meet through their index.ts.',
    from: /^apps\/server\/src\/modules\/([^/]+)\//,
    to: /^apps\/server\/src\/modules\/(?!$1\/)[^/]+\/(?!index\.ts$)/,
  },
  {
    says: 'Rules are pure: they reach no service, database, request or device.',
    from: /^apps\/server\/.*\.rules\.ts$/,
    to: /\.(service|repository|routes)\.ts$|\/server\/src\/db\/|^(@?fastify|drizzle-orm|pg|ioredis)(\/|$)|^node:(?!crypto$)/,
  },
  {
    says: 'A presenter never imports a service.',
    from: /\.presenter\.ts$/,
    to: /\.service\.ts$/,
  },
  {
    says: 'A repository holds SQL and judges nothing.',
    from: /\.repository\.ts$/,
    to: /\.(service|routes|presenter)\.ts$/,
  },
  {
    says: "Schemas are the server's to check; in the browser they only cost weight.",
    from: /^(apps\/(storefront|console)|packages\/ui)\//,
    except: tests,
    to: /^zod(\/|$)|^packages\/contract\/src\/schemas\//,
  },
  {
    says: 'A feature never imports another: what both need belongs in layout, ui or platform.',
    from: /^apps\/storefront\/app\/features\/([^/]+)\//,
    to: /^apps\/storefront\/app\/features\/(?!$1\/)/,
  },
  ...['platform', 'ui', 'layout', 'features'].map((floor, at, floors) => ({
    says: 'Import direction: routes, then features, then layout, ui and platform.',
    from: new RegExp(`^apps/storefront/app/(${floor})/`),
    to: new RegExp(`^apps/storefront/app/(?!$1/)(${[...floors.slice(at), 'routes'].join('|')})/`),
  })),
  ...['shell', 'features'].map((floor, at, floors) => ({
    says: 'Import direction in the console: routes, then features, then the shell around them.',
    from: new RegExp(`^apps/console/app/(${floor})/`),
    to: new RegExp(`^apps/console/app/(?!$1/)(${[...floors.slice(at), 'routes'].join('|')})/`),
  })),
];

/** @param {Import[]} imports */
export function listViolations(imports) {
  return rules.flatMap((rule) =>
    imports.flatMap(({ from, to, isType }) => {
      const match = rule.from.exec(from);
      if (!match || rule.except?.test(from) || (isType && rule.allowsTypes)) return [];
      const forbidden = new RegExp(rule.to.source.replaceAll('$1', match[1] ?? ''));
      return forbidden.test(to) ? [`${from} imports ${to}. ${rule.says}`] : [];
    }),
  );
}

/**
 * Files that import each other in a circle, also by types alone: whoever reads one must read them all.
 * @param {Import[]} imports
 */
export function listCircles(imports) {
  /** @type {Map<string, string[]>} */
  const next = new Map();
  for (const { from, to } of imports) next.set(from, [...(next.get(from) ?? []), to]);
  const done = new Set();
  /** @type {string[]} */
  const circles = [];
  /** @type {string[]} */
  const trail = [];
  const visit = (/** @type {string} */ file) => {
    const at = trail.indexOf(file);
    if (at >= 0) circles.push(`Import circle: ${[...trail.slice(at), file].join(' → ')}`);
    if (at >= 0 || done.has(file)) return;
    trail.push(file);
    for (const to of next.get(file) ?? []) visit(to);
    trail.pop();
    done.add(file);
  };
  for (const file of next.keys()) visit(file);
  return circles;
}

/**
 * What a file imports, by whatever words, as the parser's record has it: https://rolldown.rs/reference/Function.parseSync
 * @param {string} file
 * @param {string} source
 * @returns {Import[]}
 */
export function readImports(file, source) {
  const { staticImports, staticExports, dynamicImports } = parseSync(file, source).module;
  const exported = staticExports.flatMap(({ entries }) => entries);
  const named = staticImports.map(({ moduleRequest, entries }) => ({
    specifier: moduleRequest.value,
    isType: entries.length > 0 && entries.every((entry) => entry.isType),
  }));
  const passedOn = exported.flatMap(({ moduleRequest, isType }) =>
    moduleRequest ? [{ specifier: moduleRequest.value, isType }] : [],
  );
  const lazy = dynamicImports.flatMap(({ moduleRequest: { start, end } }) => {
    const [, specifier] = /^['"`]([^$]+)['"`]$/.exec(source.slice(start, end)) ?? [];
    return specifier ? [{ specifier, isType: false }] : [];
  });
  return [...named, ...passedOn, ...lazy].map(({ specifier, isType }) => ({
    from: file,
    to: resolve(file, specifier),
    isType,
  }));
}

/**
 * Our imports name files, so no extension has to be guessed.
 * @param {string} file
 * @param {string} specifier
 */
function resolve(file, specifier) {
  if (specifier.startsWith('.')) return path.posix.join(path.posix.dirname(file), specifier);
  if (!specifier.startsWith('@urumuri/')) return specifier;
  const [, folder] = /^@urumuri\/(server|storefront|console)$/.exec(specifier) ?? [];
  return folder ? `apps/${folder}/` : path.relative(root, require.resolve(specifier)).replaceAll('\\', '/');
}

export async function checkImports() {
  const files = ['apps', 'packages', 'demo']
    .filter((folder) => existsSync(path.join(root, folder)))
    .flatMap((folder) =>
      readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
        .map((name) => path.posix.join(folder, name.replaceAll('\\', '/')))
        .filter((name) => /\.tsx?$/.test(name) && !/\/(node_modules|dist|build|\.react-router)\//.test(name)),
    );
  const imports = files.flatMap((file) => readImports(file, readFileSync(path.join(root, file), 'utf8')));
  const faults = [...listViolations(imports), ...listCircles(imports)];
  return { code: faults.length > 0 ? 1 : 0, output: faults.map((fault) => `${fault}\n`).join('') };
}
