/** The rates that may be set for goods of a class in a store, in basis points; null where none is set. */
interface SetRates {
  readonly ofStoreClass: number | null
  readonly ofStore: number | null
  readonly ofClass: number | null
}

/** The platform's commission rate in basis points: of the store's class, else of the store, else of the class, else none (product section 3). */
export const commissionRate = ({ ofStoreClass, ofStore, ofClass }: SetRates): number =>
  ofStoreClass ?? ofStore ?? ofClass ?? 0

/** The same precedence in a statement, over the aliases of `store_classes`, `stores` and `goods_classes`. */
export const commissionText = (storeClasses: string, stores: string, classes: string): string =>
  `coalesce(${storeClasses}.commission_bp, ${stores}.commission_bp, ${classes}.commission_bp, 0)`
