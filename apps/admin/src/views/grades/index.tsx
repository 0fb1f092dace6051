import { declarePage } from '@shiji/backoffice/page/declaration/declare-page.ts'
import { inLanguage } from '@shiji/backoffice/page/declaration/in-language.ts'
import { namedAndSorted } from '@shiji/backoffice/page/declaration/record-rules.ts'
import { ResourcePage } from '@shiji/backoffice/page/resource/resource-page.tsx'
import { gradeCall } from '@shiji/contract/store/grade.calls.ts'
import { floatText } from '@shiji/ui/backoffice/data-table/cell/float-text.ts'
import { TagBadge } from '@shiji/ui/common/tag-badge/tag-badge.tsx'
import { readServices, serviceLines } from '../../features/stores/service-lines.ts'

const orNull = (value: unknown) => (value === '' || value === undefined || value === null ? null : Number(value))

/** Grades of stores (product section 7): what a store may keep, what it pays, when it is paid, what it promises. */
const grades = declarePage(gradeCall, ({ say, locale, upload }) => ({
  columns: [
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
  ],
  search: [
    { type: 'text', name: 'name', label: say('common.name') },
    { type: 'text', name: 'name_en', label: say('records.name_en') },
  ],
  form: [
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
  ],
  initial: {
    ...{ name: '', name_en: '', goods_limit: null, settlement_days: null, is_sort: 0, services: '' },
    ...{ icon: '', is_default: false },
  },
  ownInitial: { discount: 0, services_en: '' },
  toValues: ({ name, name_en, goods_limit, commission_discount, settlement_days, is_sort, services, ...row }) => ({
    ...{ name, name_en, goods_limit, settlement_days, is_sort, icon: row.icon, is_default: row.is_default },
    discount: commission_discount / 100,
    services: serviceLines(services, 'name'),
    services_en: serviceLines(services, 'name_en'),
  }),
  toBody: ({ discount, services, services_en, goods_limit, settlement_days, icon, ...rest }) => ({
    ...rest,
    icon: icon ?? '',
    goods_limit: orNull(goods_limit),
    settlement_days: orNull(settlement_days),
    commission_discount: Math.round(Number(discount ?? 0) * 100),
    services: readServices(services, services_en),
  }),
  schema: rules =>
    rules.object({
      ...namedAndSorted(rules, say),
      goods_limit: rules
        .number()
        .nullable()
        .min(1, say('error.minimum', { limit: 1 }))
        .max(1_000_000, say('error.maximum', { limit: 1_000_000 })),
      discount: rules
        .number()
        .nullable()
        .min(0, say('error.minimum', { limit: 0 }))
        .max(100, say('error.maximum', { limit: 100 })),
      settlement_days: rules
        .number()
        .nullable()
        .min(0.001, say('error.minimum', { limit: 0.001 }))
        .max(90, say('error.maximum', { limit: 90 })),
    }),
}))

export const Component = () => <ResourcePage declare={grades} texts={['admin', 'records', 'ui']} />
