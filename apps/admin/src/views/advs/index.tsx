import { declarePage } from '@shiji/backoffice/page/declaration/declare-page.ts'
import { inLanguage } from '@shiji/backoffice/page/declaration/in-language.ts'
import { useRowsOf } from '@shiji/backoffice/page/declaration/rows-of.ts'
import { ResourcePage } from '@shiji/backoffice/page/resource/resource-page.tsx'
import { advCall, advSpaceCall } from '@shiji/contract/content/advert.calls.ts'
import type { AdvSpace } from '@shiji/contract/content/adverts.ts'
import { readLink } from '@shiji/kit/link/link.ts'
import { useMemo } from 'react'
import { formTime } from '../../features/content/form-time.ts'
import { enabledColumn, enabledField, enabledSearch, timeColumns } from '../../features/content/shown-parts.tsx'
import { sortRule, titleFields, titleRules } from '../../features/content/text-fields.ts'

const advs = (rows: readonly AdvSpace[]) =>
  declarePage(advCall, ({ say, locale, upload }) => {
    const spaces = rows.map(row => ({ value: row.id, label: inLanguage(row, 'name', locale) }))
    return {
      columns: [
        { id: 'image', title: say('records.image'), kind: 'image', width: 64 },
        { id: 'title', title: say('content.title'), render: row => inLanguage(row, 'title', locale) },
        { id: 'space_id', title: say('content.space'), render: row => inLanguage(row, 'space_name', locale) },
        ...timeColumns(say),
        enabledColumn(say),
        { id: 'is_sort', title: say('common.sort'), kind: 'number', sortable: true },
        { id: 'url', title: say('content.url'), hidden: true },
        { id: 'hint', title: say('content.hint'), render: row => inLanguage(row, 'hint', locale), hidden: true },
        { id: 'created_at', title: say('common.created_at'), kind: 'time', sortable: true },
      ],
      search: [
        { type: 'select', name: 'space_id', label: say('content.space'), choices: spaces },
        { type: 'text', name: 'title', label: say('content.title') },
        { type: 'daterange', name: 'start_at', label: say('content.start_at') },
        { type: 'daterange', name: 'end_at', label: say('content.end_at') },
        enabledSearch(say),
      ],
      form: [
        { type: 'select', name: 'space_id', label: say('content.space'), choices: spaces, required: true },
        { type: 'text', name: 'url', label: say('content.url'), hint: say('content.url_hint') },
        ...titleFields(say),
        { type: 'text', name: 'hint', label: say('content.hint') },
        { type: 'text', name: 'hint_en', label: say('content.hint_en') },
        { type: 'datetime', name: 'start_at', label: say('content.start_at'), required: true },
        { type: 'datetime', name: 'end_at', label: say('content.end_at'), required: true },
        { type: 'number', name: 'is_sort', label: say('common.sort') },
        enabledField(say),
        {
          type: 'image',
          name: 'image',
          label: say('records.image'),
          hint: say('content.image_hint'),
          upload,
          required: true,
        },
      ],
      initial: {
        ...{ space_id: null, title: '', title_en: '', hint: '', hint_en: '', url: '', image: '', is_sort: 0 },
        ...{ start_at: null, end_at: null, enabled: true },
      },
      toValues: ({ space_id, url, title, title_en, hint, hint_en, start_at, end_at, is_sort, enabled, image }) => ({
        ...{ space_id, url, title, title_en, hint, hint_en, is_sort, enabled, image },
        ...{ start_at: formTime(start_at), end_at: formTime(end_at) },
      }),
      toBody: ({ image, ...rest }) => ({ ...rest, image: image ?? '' }),
      schema: rules =>
        rules.object({
          ...titleRules(say, rules, 40, 80),
          hint: rules.string().max(60, say('error.max_length', { limit: 60 })),
          hint_en: rules.string().max(120, say('error.max_length', { limit: 120 })),
          url: rules
            .string()
            .max(500, say('error.max_length', { limit: 500 }))
            .test('link', say('content.url_hint'), url => readLink(url ?? '') !== undefined),
          is_sort: sortRule(say, rules),
        }),
    }
  })

/** Adverts: picture, words in both languages, where they lead to, and when they are shown. */
export function Component() {
  const rows = useRowsOf(advSpaceCall)
  const declare = useMemo(() => advs(rows), [rows])
  return <ResourcePage declare={declare} texts={['content', 'records', 'status']} />
}
