/** Position of an ad space in the storefront; `other` is shown by any page that requests its code. */
export const ADV_PLACES = [
  'home_banner',
  'home_editorial',
  'home_card',
  'class_strip',
  'integral_banner',
  'other',
] as const
export type AdvPlace = (typeof ADV_PLACES)[number]

/** Subjects of notices. */
export const NOTICE_TAGS = ['announcement', 'activity', 'delivery', 'safety'] as const
export type NoticeTag = (typeof NOTICE_TAGS)[number]
