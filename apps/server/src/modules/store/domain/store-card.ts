import type { StoreCard } from '@shiji/contract/store/store.ts'

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
}

/** Without comments a store starts with full stars, as in the original. */
const UNRATED = 50

/** Average stars in tenths out of a sum of stars. */
const average = (sum: number, count: number): number => (count === 0 ? UNRATED : Math.round((sum * 10) / count))

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
  score: average(store.agreeSum + store.serviceSum + store.speedSum, store.commentCount * 3),
  follow_count: store.followCount,
})
