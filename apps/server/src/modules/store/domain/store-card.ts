import { LATENESS } from '@shiji/contract/store/lateness.ts'
import type { StoreCard, StoreInfo } from '@shiji/contract/store/store.ts'

/** Stored facts of a store that its card shows. */
export interface StoreCardFacts {
  readonly id: number
  readonly name: string
  readonly nameEn: string
  readonly seal: string
  readonly colour: string
  readonly logo: string
  readonly isFlagship: boolean
  readonly areaInfo: string
  /** English name of its city; without it English readers see the Chinese one. */
  readonly areaInfoEn?: string | null
  readonly followCount: number
  readonly commentCount: number
  readonly agreeSum: number
  readonly serviceSum: number
  readonly speedSum: number
  /** Orders that were to be shipped lately, and by how many hours they were late in all. */
  readonly dueOrders: number
  readonly lateHours: number
}

/** Without comments a store starts with full stars, as in the original. */
const UNRATED = 50

/** Average stars in tenths out of a sum of stars. */
const average = (sum: number, count: number): number => (count === 0 ? UNRATED : Math.round((sum * 10) / count))

const HOURS_A_DAY = 24
/** The lowest score, as the lowest number of stars. */
const LOWEST = 10

/** What late shipping takes off a score, in tenths of a star: by the hours that an order was late on average. */
const lateTenths = ({ dueOrders, lateHours }: Pick<StoreCardFacts, 'dueOrders' | 'lateHours'>): number =>
  dueOrders === 0 ? 0 : Math.min(LATENESS.offMax, (LATENESS.offPerDay * lateHours) / (HOURS_A_DAY * dueOrders))

/** How a store shipped lately and what that costs; hundredths of a star. */
export const storeLateness = (
  store: Pick<StoreCardFacts, 'dueOrders' | 'lateHours'> & { readonly lateOrders: number },
): StoreInfo['lateness'] => ({
  orders: store.dueOrders,
  late: store.lateOrders,
  hours: store.lateHours,
  off: Math.round(lateTenths(store) * 10),
})

/** The score in tenths: the average of the three ratings, less what late shipping takes off. */
function scoreOf(store: StoreCardFacts): number {
  const { commentCount, agreeSum, serviceSum, speedSum } = store
  const stars = commentCount === 0 ? UNRATED : ((agreeSum + serviceSum + speedSum) * 10) / (3 * commentCount)
  return Math.max(LOWEST, Math.round(stars - lateTenths(store)))
}

/**
 * The same in a statement, in stars and not rounded, for the rows of `stores` under that alias.
 */
export const scoreText = (alias: string): string => `greatest(1, case when ${alias}.comment_count = 0 then 5.0
  else (${alias}.agree_sum + ${alias}.service_sum + ${alias}.speed_sum)::numeric / (3 * ${alias}.comment_count) end
  - case when ${alias}.due_orders = 0 then 0 else least(${LATENESS.offMax / 10}, ${LATENESS.offPerDay / 10} * ${alias}.late_hours / (${HOURS_A_DAY}.0 * ${alias}.due_orders)) end)`

/** The three ratings and the number of comments behind them; stars in tenths. */
export const storeRate = ({ agreeSum, serviceSum, speedSum, commentCount }: StoreCardFacts) => ({
  agree: average(agreeSum, commentCount),
  service: average(serviceSum, commentCount),
  speed: average(speedSum, commentCount),
  count: commentCount,
})

/** A store as buyers see it. A store without a seal shows the first character of its name. */
export const storeCard = (store: StoreCardFacts): StoreCard => ({
  id: store.id,
  name: store.name,
  name_en: store.nameEn,
  seal: store.seal === '' ? ([...store.name][0] ?? '') : store.seal,
  colour: store.colour,
  logo: store.logo,
  is_flagship: store.isFlagship,
  area_info: store.areaInfo,
  area_info_en: store.areaInfoEn ?? '',
  score: scoreOf(store),
  follow_count: store.followCount,
})
