/** Where in the storefront a space lies; `other` is shown by whoever asks for its code. */
export const ADV_PLACES = ['home_banner', 'home_card', 'class_strip', 'integral_banner', 'other'] as const
export type AdvPlace = (typeof ADV_PLACES)[number]

/** Subjects of notices. */
export const NOTICE_TAGS = ['announcement', 'activity', 'delivery', 'safety'] as const
export type NoticeTag = (typeof NOTICE_TAGS)[number]
