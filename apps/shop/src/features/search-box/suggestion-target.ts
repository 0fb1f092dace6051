import type { Suggestions } from '@shiji/contract/catalog/catalog.ts'
import { searchPath, storePath } from '../../site/links/paths.ts'

export type Suggestion = Suggestions[number]

/** Where a suggestion leads: words to a search, classes and brands to their goods, stores to their page. */
export function suggestionTarget({ kind, id, text }: Suggestion): string {
  if (id === null || kind === 'word') return searchPath({ keywords: text })
  if (kind === 'store') return storePath(id)
  return searchPath(kind === 'class' ? { class_id: id } : { brand_id: id })
}
