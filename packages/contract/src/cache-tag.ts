/** What clients keep in their cache, singular nouns. `Resource` and `Children` carry the page path, `Children` also the parent's id. */
export const CACHE_NOUNS = [
  'Resource',
  'Children',
  'Dictionary',
  'Menu',
  'Account',
  'Permission',
  'Invitation',
  'Session',
  'CartCount',
  'Common',
  'Cart',
  'Order',
  'Address',
  'Goods',
  'Favorite',
  'Comment',
  'Question',
  'ReplyTemplate',
  'Store',
  'Application',
  'MoneyLog',
  'Dashboard',
  'Book',
  'Job',
  'Clock',
  'TableDesk',
  'Export',
  'SheetJob',
  'Inbox',
] as const
export type CacheNoun = (typeof CACHE_NOUNS)[number]

/**
 * What a call reads or changes: a noun as a whole (`Order`), one of it by fields of the call (`Order/:id`, `TableDesk/:area/:page`), or
 * the page of a back office at an address in the area of the call (`/goods`, `/goods/:id`).
 */
export type CacheTag = CacheNoun | `${CacheNoun}/:${string}` | `/${string}`
