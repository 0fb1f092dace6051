import type { Query } from './query.ts'
import { SOUNDS } from './sounds.ts'
import { WISHES } from './wishes.ts'
import { WORDS } from './words.ts'

/** Two hundred things that people type into the search field, written before anybody looked at the answers. */
export const QUERIES: readonly Query[] = [...WORDS, ...SOUNDS, ...WISHES]
