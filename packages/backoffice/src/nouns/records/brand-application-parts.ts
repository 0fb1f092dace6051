import type { brandReviewsCall, ownBrandApplicationsCall } from '@shiji/contract/catalog/brand.calls.ts'
import { REVIEWS } from '@shiji/contract/statuses.ts'
import type { SayText } from '@shiji/i18n/react.ts'
import type { ColumnOf, SearchOf } from '../../page/declaration/page-parts.ts'

/** Columns that the applications for brands have in both back offices. */
export const applicationColumns = (
  say: SayText,
): (ColumnOf<typeof ownBrandApplicationsCall> & ColumnOf<typeof brandReviewsCall>)[] => [
  { id: 'thumb', title: say('records.brand_logo'), kind: 'image', width: 64 },
  { id: 'name', title: say('common.name') },
  { id: 'name_en', title: say('records.name_en') },
  { id: 'registration_no', title: say('records.registration_no'), priority: 'low' },
  { id: 'verify', title: say('records.verify'), kind: 'status', vocabulary: 'review' },
  { id: 'refuse_info', title: say('records.refuse_info') },
  { id: 'submitted_at', title: say('records.submitted_at'), kind: 'time', sortable: true },
]

/** Search fields of both. */
export const applicationSearch = (
  say: SayText,
): (SearchOf<typeof ownBrandApplicationsCall> & SearchOf<typeof brandReviewsCall>)[] => [
  { type: 'text', name: 'name', label: say('common.name') },
  { type: 'text', name: 'name_en', label: say('records.name_en') },
  {
    type: 'select',
    name: 'verify',
    label: say('records.verify'),
    choices: REVIEWS.map(value => ({ value, label: say(`status.review.${value}`) })),
  },
  { type: 'daterange', name: 'submitted_at', label: say('records.submitted_at') },
]
