import { CACHE_NOUNS, type CacheNoun, type CacheTag } from '@shiji/contract/cache-tag.ts'
import type { CallFacts } from '@shiji/contract/call.ts'
import { type Fields, fill, prefixOf } from './call-request.ts'

export type Tag = CacheNoun | { readonly type: CacheNoun; readonly id: string | number }

/** Cache tags of what a call reads or changes (see `CacheTag`), for these arguments. */
export const tagsOf = (call: CallFacts, tags: readonly CacheTag[] | undefined, fields: Fields): Tag[] =>
  (tags ?? []).flatMap(tag => {
    if (tag.startsWith('/')) return [{ type: 'Resource' as const, id: `${prefixOf(call, fields)}${fill(tag, fields)}` }]
    const [noun, ...names] = tag.split('/:')
    const type = CACHE_NOUNS.find(known => known === noun)
    if (type === undefined) return []
    return [names.length === 0 ? type : { type, id: names.map(name => fields[name]).join('/') }]
  })
