/** Goods as far as they decide by themselves whether they are sold. */
interface OfferedState {
  readonly deletedAt: Date | null
  readonly shelf: string
  readonly verify: string
}

/** Whether goods are offered, whatever their store does: on shelf, examined and not deleted (product section 3). */
export const isOffered = ({ deletedAt, shelf, verify }: OfferedState): boolean =>
  deletedAt === null && shelf === 'on_shelf' && verify === 'examined'

/** Whether goods are listed: offered, and their store trades. Only listed goods are found. */
export const isListed = (goods: OfferedState, storeTrades: boolean): boolean => isOffered(goods) && storeTrades

/**
 * Whether goods are offered, in a statement, over the table or alias of goods with that name. A move that sets shelf or verification in the
 * same statement names the new one.
 */
export const offeredText = (
  goods: string,
  next: { readonly shelf?: string; readonly verify?: string } = {},
): string => {
  const shelf = next.shelf === undefined ? `${goods}.shelf` : `'${next.shelf}'`
  const verify = next.verify === undefined ? `${goods}.verify` : `'${next.verify}'`
  return `(${goods}.deleted_at is null and ${shelf} = 'on_shelf' and ${verify} = 'examined')`
}
