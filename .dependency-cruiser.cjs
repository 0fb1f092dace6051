/** Who may import whom: architecture section 2. `tooling/checks/boundaries.ts` runs these rules and proves that each can fail. */

const MODULES = '^apps/server/src/modules'
const ANY_MODULE = `${MODULES}/([^/]+)/`
/** Folders of a module that hold one folder per implementation of a seam. */
const SEAMS = '(providers|express-clients|search-engines)'
const TESTS = '\\.(test|stories)\\.tsx?$|/testing/'

/** Lowest first: a module opens the doors of those before it. */
const MODULE_ORDER = [
  'platform',
  'identity',
  'store',
  'content',
  'messaging',
  'finance',
  'catalog',
  'promotion',
  'cart',
  'payment',
  'order',
  'after-sale',
  'exchange',
  'insight',
]

const PACKAGE_USES = {
  kit: [],
  contract: ['kit'],
  i18n: ['kit', 'contract'],
  ui: ['kit', 'i18n'],
  api: ['kit', 'contract', 'i18n'],
  backoffice: ['kit', 'contract', 'i18n', 'ui', 'api'],
}

/** Floors of the two packages of screens: each uses only those that it names. `foundation` draws all parts of the kit. */
const FLOORS = {
  ui: { common: [], shop: ['common'], backoffice: ['common'] },
  backoffice: { core: [], page: ['core'], shell: ['core', 'page'], nouns: ['core', 'page', 'shell'] },
}

const no = (name, from, to, comment) => ({ name, severity: 'error', comment, from, to })

const packageRules = Object.entries(PACKAGE_USES).map(([name, uses]) =>
  no(
    `package-order:${name}`,
    { path: `^packages/${name}/` },
    { path: '^packages/', pathNot: [name, ...uses].map(allowed => `^packages/${allowed}/`) },
    `${name} may use only: ${uses.join(', ') || 'nothing'}`,
  ),
)

const floorRules = Object.entries(FLOORS).flatMap(([name, floors]) =>
  Object.entries(floors).map(([floor, uses]) =>
    no(
      `floor-order:${name}-${floor}`,
      { path: `^packages/${name}/src/${floor}/`, pathNot: TESTS },
      {
        path: `^packages/${name}/src/`,
        pathNot: [floor, ...uses].map(allowed => `^packages/${name}/src/${allowed}/`),
      },
      `${floor} of ${name} may use only: ${uses.join(', ') || 'itself'}`,
    ),
  ),
)

const moduleRules = MODULE_ORDER.slice(0, -1).map((name, index) =>
  no(
    `module-order:${name}`,
    { path: `${MODULES}/${name}/` },
    { path: `${MODULES}/(${MODULE_ORDER.slice(index + 1).join('|')})/` },
    'modules look down only; upward talk goes by ports and events',
  ),
)

const forbidden = [
  no('no-cycles', {}, { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } }),
  no(
    'workspace-resolves',
    {},
    { path: '^@shiji/', couldNotResolve: true },
    'an import that is not found is an import that is not checked',
  ),
  no(
    'code-knows-no-tests',
    { pathNot: [TESTS, '(^|/)vitest[^/]*\\.ts$', '^\\.storybook/', '^apps/server/test/'] },
    { path: '\\.(test|stories)\\.tsx?$' },
  ),

  ...packageRules,
  ...floorRules,
  no(
    'kit-is-alone',
    { path: '^packages/kit/', pathNot: TESTS },
    { pathNot: '^packages/kit/' },
    'pure TypeScript: no package, no Node',
  ),
  no('packages-below-apps', { path: '^packages/' }, { path: '^(apps|e2e|bench)/' }),
  no('apps-are-islands', { path: '^apps/([^/]+)/' }, { path: '^(apps|e2e|bench)/', pathNot: '^apps/$1/' }),
  no(
    'product-knows-no-tooling',
    { path: '^(apps/[^/]+/(src|seeds)|packages)/', pathNot: TESTS },
    { path: '^(tooling|e2e|bench)/' },
  ),

  no(
    'features-are-islands',
    { path: '^apps/([^/]+)/src/features/([^/]+)/' },
    { path: '^apps/$1/src/features/', pathNot: '^apps/$1/src/features/$2/' },
  ),
  no('features-look-down', { path: '^apps/[^/]+/src/features/' }, { path: '^apps/[^/]+/src/(pages|views|app)/' }),
  no('pages-look-down', { path: '^apps/[^/]+/src/(pages|views)/', pathNot: TESTS }, { path: '^apps/[^/]+/src/app/' }),

  no(
    'server-stays-pure',
    { path: '^apps/server/' },
    { path: ['^packages/(ui|api|backoffice)/', '^packages/i18n/src/react'] },
  ),
  no(
    'server-infra-is-below',
    { path: '^apps/server/src/infra/', pathNot: TESTS },
    { path: '^apps/server/src/(modules/|app\\.ts|main\\.ts)' },
  ),
  no('events-are-leaves', { path: '^apps/server/src/events/' }, { path: '^apps/server/src/(modules|http|jobs)/' }),
  no(
    'module-door',
    { path: ANY_MODULE, pathNot: TESTS },
    { path: ANY_MODULE, pathNot: [`${MODULES}/$1/`, `${MODULES}/[^/]+/index\\.ts$`] },
    'another module is entered by its index.ts',
  ),
  ...moduleRules,
  no(
    'domain-is-pure',
    { path: `${ANY_MODULE}domain/`, pathNot: TESTS },
    {
      path: ['^apps/', '^packages/', 'node_modules/'],
      pathNot: [`${MODULES}/$1/domain/`, '^packages/(kit|contract)/'],
    },
  ),
  no(
    'pricing-is-pure',
    { path: `${MODULES}/promotion/pricing/`, pathNot: TESTS },
    {
      path: ['^apps/', '^packages/', 'node_modules/'],
      pathNot: [`${MODULES}/promotion/pricing/`, '^packages/(kit|contract)/'],
      dependencyTypesNot: ['type-only'],
    },
    'a price is a function of facts that were gathered before',
  ),
  no('domain-no-node-core', { path: `${ANY_MODULE}domain/`, pathNot: TESTS }, { dependencyTypes: ['core'] }),
  no(
    'inside-knows-no-http',
    { path: [`${ANY_MODULE}(use-cases|data)/`, `${ANY_MODULE}${SEAMS}/`], pathNot: TESTS },
    { path: [`${ANY_MODULE}http/`, '^apps/server/src/http/', '(^|node_modules/)fastify(/|$)'] },
  ),
  no(
    'records-know-no-http',
    { path: '^apps/server/src/records/', pathNot: TESTS },
    { path: ['^apps/server/src/(http|modules)/', '(^|node_modules/)fastify(/|$)'] },
  ),
  no(
    'data-knows-no-use-cases',
    { path: `${ANY_MODULE}data/`, pathNot: TESTS },
    { path: `${ANY_MODULE}(use-cases|reactions)/` },
  ),
  no(
    'use-cases-know-no-tables',
    { path: `${ANY_MODULE}(use-cases|reactions)/`, pathNot: TESTS },
    { path: ['\\.table\\.ts$', '(^|node_modules/)drizzle-orm(/|$)'] },
    'statements stand in the data room',
  ),
  no(
    'seams-are-ports',
    { path: ANY_MODULE, pathNot: [TESTS, `${ANY_MODULE}${SEAMS}/`, `${ANY_MODULE}plugin\\.ts$`] },
    { path: `${ANY_MODULE}${SEAMS}/` },
    'an implementation is chosen by the plug and found at ctx.ports',
  ),
  no(
    'http-writes-through-use-cases',
    { path: `${ANY_MODULE}http/`, pathNot: TESTS },
    { path: [`${ANY_MODULE}data/`, '(^|node_modules/)drizzle-orm(/|$)'], pathNot: '\\.queries\\.ts$' },
  ),
]

module.exports = {
  forbidden,
  options: {
    parser: 'swc',
    moduleSystems: ['es6'],
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: {
      path: [
        '/dist/',
        '(^|/)tooling/(checks/fixture|new/output)/',
        '/storybook-static/',
        '\\.(css|json|svg|webp|png)$',
      ],
    },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mts', '.js', '.mjs', '.cjs', '.json', '.d.ts'],
    },
  },
}
