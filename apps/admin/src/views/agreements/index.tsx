import { declarePage } from '@shiji/backoffice/page/declaration/declare-page.ts'
import { inLanguage } from '@shiji/backoffice/page/declaration/in-language.ts'
import type { ColumnOf } from '@shiji/backoffice/page/declaration/page-parts.ts'
import { ResourcePage } from '@shiji/backoffice/page/resource/resource-page.tsx'
import { agreementCall } from '@shiji/contract/content/article.calls.ts'
import { richDetails } from '../../features/content/shown-parts.tsx'
import { callNameRule, richFields, titleFields, titleRules } from '../../features/content/text-fields.ts'

const agreements = declarePage(agreementCall, ({ say, locale, upload }) => {
  const columns: readonly ColumnOf<typeof agreementCall>[] = [
    { id: 'title', title: say('content.title'), render: row => inLanguage(row, 'title', locale) },
    { id: 'name', title: say('content.call_name'), sortable: true, copy: true },
    { id: 'updated_at', title: say('content.updated_at'), kind: 'time', sortable: true },
    { id: 'created_at', title: say('common.created_at'), kind: 'time' },
  ]
  return {
    columns,
    details: [...columns, ...richDetails(say)],
    search: [
      { type: 'text', name: 'title', label: say('content.title') },
      { type: 'text', name: 'name', label: say('content.call_name') },
      { type: 'daterange', name: 'updated_at', label: say('content.updated_at') },
    ],
    form: [
      {
        type: 'text',
        name: 'name',
        label: say('content.call_name'),
        hint: say('content.call_name_hint'),
        required: true,
        span: 24,
      },
      ...titleFields(say),
      ...richFields(say, upload),
    ],
    initial: { name: '', title: '', title_en: '', content: '', content_en: '' },
    schema: rules => rules.object({ name: callNameRule(say, rules), ...titleRules(say, rules, 40, 80) }),
  }
})

/** Agreements, by the names that pages of the shop call them by. */
export const Component = () => <ResourcePage declare={agreements} texts={['content', 'records']} />
