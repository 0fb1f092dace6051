import { resourceCall } from '../lists/resource-call.ts'
import type { Synonym, SynonymInput } from './synonyms.ts'

/** Synonyms and hidden words of the search, as the platform keeps them. */
export const synonymCall = resourceCall<Synonym, SynonymInput>()({
  area: 'admin',
  path: 'search_synonyms',
  noun: 'search_synonym',
  filters: { id: 'number', word: 'text', means: 'text', two_way: 'flag', enabled: 'flag', created_at: 'time' },
  sorts: ['id', 'word', 'created_at'],
  defaultSort: { prop: 'id', order: 'desc' },
  importable: true,
})
