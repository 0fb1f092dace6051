/** The state of goods that decides, apart from the store, whether they are sold. */
interface OfferedState {
  readonly deletedAt: Date | null
  readonly shelf: string
  readonly verify: string
}

/** Whether goods are offered, regardless of their store: on shelf, examined and not deleted (product section 3). */
export const isOffered = ({ deletedAt, shelf, verify }: OfferedState): boolean =>
  deletedAt === null && shelf === 'on_shelf' && verify === 'examined'

/** Whether goods are listed: offered, and their store trades. Only listed goods are found. */
export const isListed = (goods: OfferedState, storeTrades: boolean): boolean => isOffered(goods) && storeTrades

/**
 * Whether goods are offered, as SQL over the table or alias of goods with that name. A move that sets shelf or
 * verification in the same statement passes the new value.
 */
export const offeredText = (
  goods: string,
  next: { readonly shelf?: string; readonly verify?: string } = {},
): string => {
  const shelf = next.shelf === undefined ? `${goods}.shelf` : `'${next.shelf}'`
  const verify = next.verify === undefined ? `${goods}.verify` : `'${next.verify}'`
  return `(${goods}.deleted_at is null and ${shelf} = 'on_shelf' and ${verify} = 'examined')`
}
