import { keyOf, type SynonymRule } from './lexicon.ts'

/** The words of a list that people type, once each: commas of both scripts, semicolons and new lines separate them. */
export const wordsOfList = (text: string): string[] => [
  ...new Set(
    text
      .split(/[,，、;；\n]/)
      .map(word => word.normalize('NFKC').trim().replaceAll(/\s+/g, ' ').toLowerCase())
      .filter(word => keyOf(word) !== ''),
  ),
]

/** A stored synonym as searches use it. */
export const synonymRule = (row: {
  readonly word: string
  readonly means: string
  readonly is_two_way: boolean
  readonly class_id: string | null
}): SynonymRule => ({
  word: row.word,
  means: wordsOfList(row.means),
  isTwoWay: row.is_two_way,
  classId: row.class_id === null ? null : Number(row.class_id),
})
