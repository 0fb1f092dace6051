/**
 * Which modules become one file. The modules of a group bring what they import, the highest priority first: so a file
 * waits for files of a higher rank alone, and no two wait for each other.
 */
export type ChunkGroup = {
  name: string
  test?: RegExp
  tags?: '$initial'[]
  priority: number
  minShareCount?: number
  entriesAware?: boolean
  entriesAwareMergeThreshold?: number
}
/** The three built areas. */
export type Area = 'shop' | 'seller' | 'admin'

/** What changes only with its version: a browser keeps it over many releases of a back office, where people come each day. */
const VENDOR =
  /[\\/]node_modules[\\/](?:react|react-dom|scheduler|react-router|@reduxjs[\\/]toolkit|redux|redux-thunk|redux-persist|react-redux|reselect|immer|i18next|react-i18next)[\\/]/

const words = (name: string, namespaces: string): ChunkGroup[] =>
  ['zh-cn', 'en'].map(locale => ({
    name: `${name}-${locale}`,
    test: new RegExp(`packages[\\\\/]i18n[\\\\/]messages[\\\\/]${locale}[\\\\/](?:${namespaces})\\.json$`),
    // Texts that the start imports itself belong to the start.
    priority: 39,
  }))

/** Beginnings of paths of the repository, or of a package when they start with its name, as one pattern for both kinds of separators. */
const modules = (...beginnings: readonly string[]): RegExp =>
  new RegExp(beginnings.map(each => each.replaceAll('.', '\\.').replaceAll('/', '[\\\\/]')).join('|'))

/**
 * Modules that each group names, by the beginnings of their paths. A module that moved and is not named here any more costs every page more files;
 * chunks.test.ts checks that each beginning stands for a file.
 */
export const named = {
  /** Loaded beside every page, also beside the login. */
  beside: [
    'packages/backoffice/src/shell/routes/unsaved-guard.',
    'packages/backoffice/src/page/exports/watch-exports.',
  ],
  /** The layout of every page behind the login. */
  frame: [
    // Goods and dashboards call these too: in a shared file they came with the forms of store and freight.
    'packages/contract/src/store/store.',
    'packages/contract/src/store/application.',
    'packages/api/src/store/store.',
    'packages/backoffice/src/shell/layout/shell.',
    'packages/backoffice/src/shell/routes/menu-routes.',
    'packages/backoffice/src/shell/layout/shell-parts.',
    'apps/admin/src/views.',
    'apps/seller/src/views.',
  ],
  /** What nearly every page of a back office is made of. */
  table: [
    'packages/backoffice/src/page/resource/resource-page.',
    // Small and of several lists: packed with what else is small, they would bring a whole form along.
    'packages/backoffice/src/core/action/use-act.',
    'packages/backoffice/src/core/action/guarded-dialog.',
    'packages/ui/src/backoffice/data-table/views/view-tabs.',
    'packages/ui/src/backoffice/data-table/inline-edit/inline-cell.',
    'packages/ui/src/backoffice/data-table/reading/clipped-tip.',
    // Shared by lists and by pages of one record, whose files would wait for each other.
    'packages/ui/src/common/status-tag/',
  ],
  site: [
    'apps/shop/src/site/page/use-head.',
    'apps/shop/src/site/form/lost-answer.',
    'apps/shop/src/site/names.',
    'apps/shop/src/app/layout/help-columns.',
    'packages/ui/src/common/plate/',
    'lucide-react/dist/esm/icons/image-off',
  ],
  goods: [
    'packages/ui/src/shop/goods-card/',
    'packages/ui/src/shop/price/',
    'packages/ui/src/common/rating/',
    'packages/ui/src/common/store-seal/',
    'packages/ui/src/common/tag-badge/',
    'apps/shop/src/features/goods/',
    'apps/shop/src/site/page/section.',
    'apps/shop/src/site/links/more-link.',
    'apps/shop/src/site/goods/visited.',
    'apps/shop/src/site/page/page-failed.',
    'apps/shop/src/site/page/is-missing.',
    'packages/api/src/order/order.buyer.',
    'lucide-react/dist/esm/icons/message-square-text',
    // Without these the home page fetches the lines of orders and the page of a new PIN, and with them other pages.
    'lucide-react/dist/esm/icons/package-check',
    'lucide-react/dist/esm/icons/wallet',
    'lucide-react/dist/esm/icons/truck',
    'lucide-react/dist/esm/icons/flame',
    'lucide-react/dist/esm/icons/arrow-right',
    'lucide-react/dist/esm/icons/chevron-',
    'lucide-react/dist/esm/icons/check',
    'lucide-react/dist/esm/icons/plus',
    'lucide-react/dist/esm/icons/minus',
  ],
  entry: ['apps/shop/src/pages/login/login-page.', 'apps/shop/src/features/session/'],
  /** What a search and a product page share: pages, sorting, the heart. Without it a search fetches the product page. */
  results: [
    'packages/ui/src/common/pagination/',
    'packages/ui/src/common/select/',
    'packages/api/src/catalog/favorite.buyer.',
    'apps/shop/src/features/favorite/use-favorites.',
    'apps/shop/src/features/favorite/favorite-button.',
    'lucide-react/dist/esm/icons/heart',
  ],
  product: ['apps/shop/src/pages/goods/goods-page.'],
} as const

/** Whatever else several pages share, in files that are worth a request. */
const SHARED: ChunkGroup = {
  name: 'shared',
  minShareCount: 2,
  entriesAware: true,
  entriesAwareMergeThreshold: 1_500,
  priority: 1,
}

const START: ChunkGroup = { name: 'start', tags: ['$initial'], priority: 40 }

const backOffice: ChunkGroup[] = [
  ...words('words', 'common|error|login|backoffice'),
  ...words('words-inside', 'table|form|status|admin|seller'),
  { name: 'vendor', test: VENDOR, priority: 50 },
  START,
  { name: 'beside', test: modules(...named.beside), priority: 35 },
  { name: 'frame', test: modules(...named.frame), priority: 30 },
  { name: 'table', test: modules(...named.table), priority: 20 },
  SHARED,
]

/** Most visitors of a shop come for the first time, and one file packs 3 kB smaller than two: it has no vendor file. */
const shop: ChunkGroup[] = [
  ...words('words', 'common|error|shop|ui'),
  START,
  {
    name: 'site',
    test: modules(...named.site),
    priority: 25,
  },
  {
    name: 'goods',
    test: modules(...named.goods),
    priority: 20,
  },
  {
    name: 'entry',
    test: modules(...named.entry),
    priority: 15,
  },
  {
    name: 'results',
    test: modules(...named.results),
    priority: 12,
  },
  {
    name: 'product',
    test: modules(...named.product),
    priority: 10,
  },
  SHARED,
]

/** The files that the scripts of an area are built into. */
export const chunkGroups = (area: Area): ChunkGroup[] => (area === 'shop' ? shop : backOffice)
