/** What buyers often say in a review, found by its words; good things first. */
export const REVIEW_TAGS = [
  'fast_delivery',
  'well_packed',
  'as_described',
  'good_value',
  'well_made',
  'good_looking',
  'comfortable',
  'tasty',
  'helpful_store',
  'buys_again',
  'slow_delivery',
  'arrived_damaged',
  'unlike_pictures',
  'slow_answers',
] as const
export type ReviewTag = (typeof REVIEW_TAGS)[number]

/** Tags that speak against the goods or the store. */
export const COMPLAINTS: ReadonlySet<ReviewTag> = new Set([
  'slow_delivery',
  'arrived_damaged',
  'unlike_pictures',
  'slow_answers',
])
