import type { OwnGrade, StoreGrade } from '@shiji/contract/store/grade.ts'
import { DAY, MINUTE } from '@shiji/kit/time/duration.ts'

/** A grade as it is stored. */
export interface GradeFacts {
  readonly name: string
  readonly nameEn: string
  readonly icon: string
  readonly goodsLimit: number | null
  /** Room in the picture space, in MB. */
  readonly pictureMb: number
  /** Basis points of each rate. */
  readonly commissionDiscount: number
  readonly settlementMinutes: number | null
  readonly services: readonly { readonly name: string; readonly name_en: string }[]
}

const MINUTES_A_DAY = DAY / MINUTE

/** Days of a form as they are stored, to the whole minute and never less than one; null stays. */
export const settlementMinutes = (days: number | null): number | null =>
  days === null ? null : Math.max(1, Math.round(days * MINUTES_A_DAY))

/** What buyers see of a grade. */
export const gradeCard = ({
  name,
  nameEn,
  icon,
  services,
}: Pick<GradeFacts, 'name' | 'nameEn' | 'icon' | 'services'>): StoreGrade => ({
  name,
  name_en: nameEn,
  icon,
  services: services.map(service => ({ name: service.name, name_en: service.name_en })),
})

/** What the store's own people and the platform see of it. */
export const gradeTerms = (grade: GradeFacts): OwnGrade => ({
  ...gradeCard(grade),
  goods_limit: grade.goodsLimit,
  picture_mb: grade.pictureMb,
  commission_discount: grade.commissionDiscount,
  settlement_days: grade.settlementMinutes === null ? null : grade.settlementMinutes / MINUTES_A_DAY,
})

/**
 * Joins the grade of a store in a statement: its own, else the default one. `stores` and `grade` are the aliases; an
 * outer join, since a shop may have no grades.
 */
export const gradeJoin = (stores: string, grade: string): string =>
  `left join store_grades ${grade} on ${grade}.id = coalesce(${stores}.grade_id, (select d.id from store_grades d where d.is_default))`

/** The same for the store with that id: joins the store under an alias of its own. */
export const gradeOfStore = (storeId: string, grade: string): string =>
  `join stores ${grade}_store on ${grade}_store.id = ${storeId} ${gradeJoin(`${grade}_store`, grade)}`

/** The shortest settlement delay of all grades in minutes, null if none names one. */
export const SHORTEST_DELAY = '(select min(d.settlement_minutes) from store_grades d)'
