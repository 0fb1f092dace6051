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

/** Loaded beside every page, also beside the login. */
const BESIDE = /packages[\\/]backoffice[\\/]src[\\/](?:app[\\/]unsaved-guard|exports[\\/]watch-exports)\./
/** The layout of every page behind the login. */
const FRAME =
  /packages[\\/]backoffice[\\/]src[\\/](?:shell[\\/]shell|routes[\\/]menu-routes|palette[\\/]shell-parts)\.|apps[\\/]\w+[\\/]src[\\/]views\.ts/
/** What nearly every page of a back office is made of. */
const TABLE =
  /packages[\\/](?:backoffice[\\/]src[\\/]resource[\\/]resource-page|ui[\\/]src[\\/]data-table[\\/](?:views[\\/]view-tabs|inline-edit[\\/]inline-cell|reading[\\/]clipped-tip))\./

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
  { name: 'beside', test: BESIDE, priority: 35 },
  { name: 'frame', test: FRAME, priority: 30 },
  { name: 'table', test: TABLE, priority: 20 },
  SHARED,
]

/** Most visitors of a shop come for the first time, and one file packs 3 kB smaller than two: it has no vendor file. */
const shop: ChunkGroup[] = [
  ...words('words', 'common|error|shop|ui'),
  START,
  {
    name: 'site',
    test: /apps[\\/]shop[\\/]src[\\/](?:site[\\/](?:use-head|lost-answer|names)|app[\\/]layout[\\/]help-columns)|packages[\\/]ui[\\/]src[\\/]plate[\\/]|lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/]image-off/,
    priority: 25,
  },
  {
    name: 'goods',
    test: /packages[\\/]ui[\\/]src[\\/](?:goods-card|price|rating|store-seal|tag-badge)[\\/]|apps[\\/]shop[\\/]src[\\/](?:features[\\/]goods[\\/]|site[\\/](?:section|more-link|visited|page-failed|is-missing))|packages[\\/]api[\\/]src[\\/]order[\\/]order.buyer|lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/](?:message-square-text|arrow-right|chevron-|check|plus|minus)/,
    priority: 20,
  },
  {
    name: 'entry',
    test: /apps[\\/]shop[\\/]src[\\/](?:pages[\\/]login[\\/]login-page|features[\\/]session[\\/])/,
    priority: 15,
  },
  {
    // What a search and a product page share: pages, sorting, the heart. Without it a search fetches the product page.
    name: 'results',
    test: /packages[\\/]ui[\\/]src[\\/](?:pagination|select)[\\/]|packages[\\/]api[\\/]src[\\/]catalog[\\/]favorite.buyer|apps[\\/]shop[\\/]src[\\/]features[\\/]favorite[\\/](?:use-favorites|favorite-button)|lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/]heart/,
    priority: 12,
  },
  {
    name: 'product',
    test: /apps[\\/]shop[\\/]src[\\/](?:pages[\\/]goods[\\/]goods-page|features[\\/]buy[\\/](?:sku|quantity))/,
    priority: 10,
  },
  SHARED,
]

/** The files that the scripts of an area are built into. */
export const chunkGroups = (area: Area): ChunkGroup[] => (area === 'shop' ? shop : backOffice)
