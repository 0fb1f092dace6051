import type { Suggestions } from '@shiji/contract/catalog/search.ts'
import { goodsPath, searchPath, storePath } from '../../site/links/paths.ts'

/** A suggestion of the shop, or of what this device remembers: an earlier search, goods that were looked at. */
export type Suggestion =
  | Suggestions[number]
  | { readonly kind: 'recent'; readonly text: string; readonly id: null }
  | { readonly kind: 'goods'; readonly text: string; readonly id: number }

/** Where a suggestion leads: words to a search, classes and brands to their goods, stores and goods to their page. */
export function suggestionTarget({ kind, id, text }: Suggestion): string {
  if (id === null || kind === 'word') return searchPath({ keywords: text })
  if (kind === 'store') return storePath(id)
  if (kind === 'goods') return goodsPath(id)
  return searchPath(kind === 'class' ? { class_id: id } : { brand_id: id })
}
