import { inLanguage } from '@shiji/backoffice/page/declaration/in-language.ts'
import type { ColumnOf, PageField } from '@shiji/backoffice/page/declaration/page-parts.ts'
import type { ResourceTools } from '@shiji/backoffice/page/declaration/resource-declaration.ts'
import type { gradeCall } from '@shiji/contract/store/grade.calls.ts'
import type { GradeInput } from '@shiji/contract/store/grade.ts'
import { floatText } from '@shiji/ui/backoffice/data-table/cell/float-text.ts'
import { TagBadge } from '@shiji/ui/common/tag-badge/tag-badge.tsx'

/** Columns of the grades. */
export const gradeColumns = ({ say, locale }: ResourceTools): readonly ColumnOf<typeof gradeCall>[] => [
  { id: 'icon', title: say('admin.grade.icon'), kind: 'image', width: 64 },
  { id: 'name', title: say('common.name'), render: row => inLanguage(row, 'name', locale), sortable: true },
  {
    id: 'is_default',
    title: say('admin.grade.is_default'),
    render: row => row.is_default && <TagBadge value={1}>{say('common.yes')}</TagBadge>,
  },
  {
    id: 'goods_limit',
    title: say('admin.grade.goods_limit'),
    render: row => (row.goods_limit === null ? say('admin.grade.no_limit') : row.goods_limit),
  },
  { id: 'picture_mb', title: say('admin.grade.picture_mb'), render: row => `${row.picture_mb} MB`, hidden: true },
  {
    id: 'commission_discount',
    title: say('admin.grade.commission_discount'),
    render: row => `${floatText(row.commission_discount / 100)}%`,
  },
  {
    id: 'settlement_days',
    title: say('admin.grade.settlement_days'),
    render: row => (row.settlement_days === null ? say('admin.grade.usual_delay') : row.settlement_days),
  },
  {
    id: 'services',
    title: say('admin.grade.services'),
    render: row => row.services.map(each => inLanguage(each, 'name', locale)).join(say('ui.list_separator')),
  },
  { id: 'stores', title: say('admin.grade.stores'), kind: 'number' },
  { id: 'is_sort', title: say('common.sort'), kind: 'number', sortable: true },
  { id: 'created_at', title: say('common.created_at'), kind: 'time', sortable: true, hidden: true },
]

/** What the platform types of a grade: the discount in percent, services one per line in each language. */
export const gradeForm = ({ say, upload }: ResourceTools): readonly PageField<GradeInput>[] => [
  { type: 'text', name: 'name', label: say('common.name'), required: true },
  { type: 'text', name: 'name_en', label: say('records.name_en') },
  {
    type: 'number',
    name: 'goods_limit',
    label: say('admin.grade.goods_limit'),
    hint: say('admin.grade.goods_limit_hint'),
  },
  {
    type: 'number',
    name: 'picture_mb',
    label: say('admin.grade.picture_mb'),
    hint: say('admin.grade.picture_mb_hint'),
    unit: 'MB',
    required: true,
  },
  {
    type: 'number',
    name: 'discount',
    own: true,
    label: say('admin.grade.commission_discount'),
    hint: say('admin.grade.commission_discount_hint'),
    decimals: 2,
    unit: '%',
  },
  {
    type: 'number',
    name: 'settlement_days',
    label: say('admin.grade.settlement_days'),
    hint: say('admin.grade.settlement_days_hint'),
    decimals: 3,
  },
  { type: 'number', name: 'is_sort', label: say('common.sort') },
  {
    type: 'textarea',
    name: 'services',
    label: say('admin.grade.services'),
    hint: say('admin.grade.services_hint'),
    limit: 200,
  },
  {
    type: 'textarea',
    name: 'services_en',
    own: true,
    label: say('admin.grade.services_en'),
    hint: say('admin.grade.services_en_hint'),
    limit: 600,
  },
  { type: 'image', name: 'icon', label: say('admin.grade.icon'), upload },
  {
    type: 'switch',
    name: 'is_default',
    label: say('admin.grade.is_default'),
    hint: say('admin.grade.is_default_hint'),
    on: true,
    off: false,
  },
]
