import Type, { type Static } from 'typebox'
import { SignedAmount } from '../schema.ts'

/**
 * GET {page path}/summary: sums of the columns that a page declares, over all rows of the filter and not only of the page
 * (reference ux 39). Takes the filters of the list call. Null when the filter finds more than 100,000 rows.
 */
export const ListSums = Type.Object({
  sums: Type.Unsafe<Readonly<Record<string, number>> | null>({
    type: ['object', 'null'],
    additionalProperties: SignedAmount,
  }),
})
export type ListSums = Static<typeof ListSums>
