import type { PageColumn } from '@shiji/backoffice/page/declaration/page-parts.ts'
import type { SayText } from '@shiji/i18n/react.ts'
import type { SearchField } from '@shiji/ui/backoffice/data-table/search/search-field.ts'
import type { FormField } from '@shiji/ui/backoffice/form-field/form-field.ts'
import { lazyPart } from '@shiji/ui/common/lazy/lazy-part.tsx'
import { TagBadge } from '@shiji/ui/common/tag-badge/tag-badge.tsx'
import { Suspense } from 'react'

const RichTextView = lazyPart(() =>
  import('@shiji/ui/common/rich-text/rich-text-view.tsx').then(part => part.RichTextView),
)

interface Switched {
  readonly enabled: boolean
}
interface Timed {
  readonly start_at: string
  readonly end_at: string | null
  readonly state: string
}
interface Told {
  readonly content: string
  readonly content_en: string
}

/** Whether something is switched on. */
export const enabledColumn = (say: SayText): PageColumn<Switched, never> => ({
  id: 'enabled',
  title: say('common.enabled'),
  render: row => <TagBadge value={row.enabled ? 1 : 0}>{say(row.enabled ? 'common.yes' : 'common.no')}</TagBadge>,
})

/** The switch of `enabledColumn`. */
export const enabledField = (say: SayText): FormField & { readonly name: 'enabled' } => ({
  type: 'switch',
  name: 'enabled',
  label: say('common.enabled'),
  on: true,
  off: false,
})

/** Search filter for enabled or disabled records. */
export const enabledSearch = (say: SayText): SearchField & { readonly name: 'enabled' } => ({
  type: 'select',
  name: 'enabled',
  label: say('common.enabled'),
  choices: [
    { label: say('common.yes'), value: 1 },
    { label: say('common.no'), value: 0 },
  ],
})

/** When something is shown, and its current state. */
export const timeColumns = (say: SayText): readonly PageColumn<Timed, 'start_at'>[] => [
  { id: 'start_at', title: say('content.start_at'), kind: 'time', sortable: true },
  { id: 'end_at', title: say('content.end_at'), kind: 'time' },
  { id: 'state', title: say('records.status'), kind: 'status', vocabulary: 'activity' },
]

/** Texts as readers see them; nothing where nothing is written. */
export const richDetails = (say: SayText): readonly PageColumn<Told, never>[] => [
  { id: 'content', title: say('content.text'), render: row => rich(row.content) },
  { id: 'content_en', title: say('content.text_en'), render: row => rich(row.content_en) },
]

const rich = (stored: string) =>
  stored !== '' ? (
    <Suspense fallback={null}>
      <RichTextView stored={stored} />
    </Suspense>
  ) : undefined
