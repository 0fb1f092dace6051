/** Cache tags, singular nouns. `Resource` and `Children` carry the page path, `Children` also the parent's id. */
export const TAGS = [
  'Resource',
  'Children',
  'Dictionary',
  'Menu',
  'Account',
  'Session',
  'CartCount',
  'Common',
  'Cart',
  'Order',
  'Address',
  'Goods',
  'Comment',
  'Store',
  'MoneyLog',
  'Dashboard',
  'Book',
  'Job',
  'Clock',
] as const
export type Tag = (typeof TAGS)[number]
