import { inLanguage } from '@shiji/backoffice/records/read-row.ts'
import type { DeclareResource } from '@shiji/backoffice/resource/resource-declaration.ts'
import { ResourcePage } from '@shiji/backoffice/resource/resource-page.tsx'
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

const notices: DeclareResource = ({ say, locale, upload }) => {
  const tags = NOTICE_TAGS.map(value => ({ value, label: say(`content.tag.${value}`) }))
  const columns = [
    { id: 'title', title: say('content.title'), render: (row: object) => inLanguage(row, 'title', locale) },
    {
      id: 'tag',
      title: say('content.tag'),
      render: (row: object) => tags.find(({ value }) => value === Reflect.get(row, 'tag'))?.label,
    },
    ...timeColumns(say),
    enabledColumn(say),
    { id: 'created_at', title: say('common.created_at'), kind: 'time', sortable: true } as const,
  ]
  return {
    path: '/Admin/notices',
    noun: 'notice',
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
}

/** Notices of the platform to everybody. */
export const Component = () => <ResourcePage declare={notices} texts={['content', 'records', 'status']} />
