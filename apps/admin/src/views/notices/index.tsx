import { declarePage } from '@shiji/backoffice/page/declaration/declare-page.ts'
import { inLanguage } from '@shiji/backoffice/page/declaration/in-language.ts'
import type { ColumnOf } from '@shiji/backoffice/page/declaration/page-parts.ts'
import { ResourcePage } from '@shiji/backoffice/page/resource/resource-page.tsx'
import { noticeCall } from '@shiji/contract/content/advert.calls.ts'
import { NOTICE_TAGS } from '@shiji/contract/content/words.ts'
import { formTime } from '../../features/content/form-time.ts'
import {
  enabledColumn,
  enabledField,
  enabledSearch,
  richDetails,
  timeColumns,
} from '../../features/content/shown-parts.tsx'
import { richFields, titleFields, titleRules } from '../../features/content/text-fields.ts'

const notices = declarePage(noticeCall, ({ say, locale, upload }) => {
  const tags = NOTICE_TAGS.map(value => ({ value, label: say(`content.tag.${value}`) }))
  const columns: readonly ColumnOf<typeof noticeCall>[] = [
    { id: 'title', title: say('content.title'), render: row => inLanguage(row, 'title', locale) },
    {
      id: 'tag',
      title: say('content.tag'),
      render: row => tags.find(({ value }) => value === row.tag)?.label,
    },
    ...timeColumns(say),
    enabledColumn(say),
    { id: 'created_at', title: say('common.created_at'), kind: 'time', sortable: true },
  ]
  return {
    columns,
    details: [...columns, ...richDetails(say)],
    search: [
      { type: 'text', name: 'title', label: say('content.title') },
      { type: 'select', name: 'tag', label: say('content.tag'), choices: tags },
      { type: 'text', name: 'content', label: say('content.text') },
      enabledSearch(say),
      { type: 'daterange', name: 'start_at', label: say('content.start_at') },
    ],
    form: [
      ...titleFields(say),
      { type: 'select', name: 'tag', label: say('content.tag'), choices: tags, required: true },
      enabledField(say),
      { type: 'datetime', name: 'start_at', label: say('content.start_at'), required: true },
      { type: 'datetime', name: 'end_at', label: say('content.end_at'), hint: say('content.end_at_hint') },
      ...richFields(say, upload),
    ],
    initial: {
      ...{ title: '', title_en: '', tag: 'announcement', enabled: true, content: '', content_en: '' },
      ...{ start_at: null, end_at: null },
    },
    toValues: ({ title, title_en, tag, enabled, start_at, end_at, content, content_en }) => ({
      ...{ title, title_en, tag, enabled, content, content_en },
      ...{ start_at: formTime(start_at), end_at: formTime(end_at) },
    }),
    toBody: ({ end_at, ...rest }) => ({ ...rest, end_at: end_at ?? '' }),
    schema: rules => rules.object(titleRules(say, rules, 60, 120)),
  }
})

/** Public notices of the platform. */
export const Component = () => <ResourcePage declare={notices} texts={['content', 'records', 'status']} />
