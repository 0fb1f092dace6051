import { declarePage } from '@shiji/backoffice/page/declaration/declare-page.ts'
import { placeEdit } from '@shiji/backoffice/page/declaration/sort-column.ts'
import { ResourcePage } from '@shiji/backoffice/page/resource/resource-page.tsx'
import { expressCall } from '@shiji/contract/express/express.calls.ts'
import { TagBadge } from '@shiji/ui/common/tag-badge/tag-badge.tsx'
import '../features/express/province-days-type.tsx'
import { flagIn } from '../features/records/flag-in.ts'

/** Express companies: the pattern of an ordinary page. */
const expresses = declarePage(expressCall, ({ say }) => {
  const yesNo = [
    { label: say('common.yes'), value: 1 },
    { label: say('common.no'), value: 0 },
  ]
  return {
    columns: [
      { id: 'name', title: say('admin.express.name'), sortable: true },
      { id: 'name_en', title: say('admin.express.name_en'), priority: 'low' },
      { id: 'code', title: say('admin.express.code'), sortable: true },
      { id: 'phone', title: say('admin.express.phone') },
      { id: 'is_sort', title: say('admin.express.sort'), kind: 'number', sortable: true },
      {
        id: 'enabled',
        title: say('admin.express.enabled'),
        render: row => <TagBadge value={row.enabled ? 1 : 0}>{say(row.enabled ? 'common.yes' : 'common.no')}</TagBadge>,
      },
      { id: 'default_days', title: say('admin.express.default_days'), kind: 'number', priority: 'low' },
      { id: 'number_pattern', title: say('admin.express.number_pattern'), hidden: true },
      { id: 'created_at', title: say('common.created_at'), kind: 'time', sortable: true },
    ],
    inline: { is_sort: placeEdit(say) },
    search: [
      { type: 'text', name: 'name', label: say('admin.express.name') },
      { type: 'text', name: 'name_en', label: say('admin.express.name_en') },
      { type: 'text', name: 'code', label: say('admin.express.code'), operator: 'likeRight' },
      { type: 'select', name: 'enabled', label: say('admin.express.enabled'), choices: yesNo },
      { type: 'daterange', name: 'created_at', label: say('common.created_at') },
    ],
    form: [
      { type: 'text', name: 'name', label: say('admin.express.name'), required: true },
      { type: 'text', name: 'name_en', label: say('admin.express.name_en'), required: true },
      {
        type: 'text',
        name: 'code',
        label: say('admin.express.code'),
        required: true,
        hint: say('admin.express.code_hint'),
      },
      { type: 'text', name: 'phone', label: say('admin.express.phone'), inputMode: 'tel' },
      {
        type: 'text',
        name: 'number_pattern',
        label: say('admin.express.number_pattern'),
        hint: say('admin.express.number_pattern_hint'),
      },
      { type: 'number', name: 'is_sort', label: say('admin.express.sort') },
      { type: 'switch', name: 'enabled', label: say('admin.express.enabled'), on: true, off: false },
      {
        type: 'number',
        name: 'default_days',
        label: say('admin.express.default_days'),
        hint: say('admin.express.default_days_hint'),
        required: true,
      },
      { type: 'province-days', name: 'days', label: say('admin.express.days'), hint: say('admin.express.days_hint') },
    ],
    initial: {
      ...{ name: '', name_en: '', code: '', phone: '', number_pattern: '', is_sort: 0, enabled: true },
      ...{ default_days: 3, days: [] },
    },
    imports: [
      { name: 'name', title: say('admin.express.name'), required: true },
      { name: 'name_en', title: say('admin.express.name_en'), required: true },
      { name: 'code', title: say('admin.express.code'), required: true },
      { name: 'phone', title: say('admin.express.phone') },
      { name: 'number_pattern', title: say('admin.express.number_pattern') },
      { name: 'is_sort', title: say('admin.express.sort') },
      { name: 'enabled', title: say('admin.express.enabled'), read: flagIn(say) },
    ],
    schema: ({ number, object, string }) =>
      object({
        name: string().max(40, say('error.max_length', { limit: 40 })),
        name_en: string().max(60, say('error.max_length', { limit: 60 })),
        code: string()
          .max(20, say('error.max_length', { limit: 20 }))
          .matches(/^\w*$/, say('admin.express.code_hint')),
        default_days: number()
          .nullable()
          .min(1, say('error.minimum', { limit: 1 }))
          .max(30, say('error.maximum', { limit: 30 })),
        is_sort: number()
          .nullable()
          .min(0, say('error.minimum', { limit: 0 }))
          .max(9999, say('error.maximum', { limit: 9999 })),
      }),
  }
})

export const Component = () => <ResourcePage declare={expresses} texts={['admin']} />
