/** The rates that may be set for goods of a class in a store, in basis points; null where none is set. */
interface SetRates {
  readonly ofStoreClass: number | null
  readonly ofStore: number | null
  readonly ofClass: number | null
  /** Part of the rate that the grade of the store lets off, in basis points of the rate; null without a grade. */
  readonly discountBp: number | null
}

const WHOLE = 10_000

/**
 * The platform's commission rate in basis points: of the store's class, else of the store, else of the class, else none
 * (product section 3), less the discount of the store's grade; rounded half up to whole basis points.
 */
export const commissionRate = ({ ofStoreClass, ofStore, ofClass, discountBp }: SetRates): number =>
  Math.round(((ofStoreClass ?? ofStore ?? ofClass ?? 0) * (WHOLE - (discountBp ?? 0))) / WHOLE)

/** The same in a statement, over the aliases of `store_classes`, `stores`, `goods_classes` and `store_grades`. */
export const commissionText = (storeClasses: string, stores: string, classes: string, grades: string): string =>
  `round(coalesce(${storeClasses}.commission_bp, ${stores}.commission_bp, ${classes}.commission_bp, 0)
    * (${WHOLE} - coalesce(${grades}.commission_discount, 0)) / ${WHOLE}.0)::int`
