import { inLanguage } from '@shiji/backoffice/page/declaration/in-language.ts'
import { namedColumn } from '@shiji/backoffice/page/declaration/named-column.ts'
import type { DetailOf } from '@shiji/backoffice/page/declaration/page-parts.ts'
import type { ResourceTools } from '@shiji/backoffice/page/declaration/resource-declaration.ts'
import type { adminStoresCall } from '@shiji/contract/store/store.calls.ts'
import type { AdminStoreDetail } from '@shiji/contract/store/store.ts'
import { formatNumber } from '@shiji/i18n/format.ts'
import { floatText } from '@shiji/ui/backoffice/data-table/cell/float-text.ts'

const PAPERS = [
  'business_license_no',
  'legal_person',
  'id_card_no',
  'store_phone',
  'emergency_contact',
  'emergency_contact_phone',
] as const

/** Details of a store for the reviewer: identity, documents, classes, state. */
export const storeDetails = ({ say, locale }: ResourceTools): readonly DetailOf<typeof adminStoresCall>[] => [
  namedColumn('store_name', say('records.store'), locale),
  { id: 'owner', title: say('records.owner') },
  { id: 'company_name', title: say('records.company') },
  ...PAPERS.map(name => ({
    id: name,
    title: say(`admin.store.${name}`),
    render: (row: AdminStoreDetail) => {
      const value = row.application[name]
      return typeof value === 'string' ? value : ''
    },
  })),
  { id: 'mobile', title: say('records.phone') },
  {
    id: 'address',
    title: say('records.address'),
    render: row => [row.area_info, row.address].filter(part => part !== '').join(' '),
  },
  namedColumn('description', say('admin.store.description'), locale),
  {
    id: 'classes',
    title: say('admin.store.classes'),
    render: row => row.classes.map(each => inLanguage(each, 'name', locale)).join(say('ui.list_separator')),
  },
  {
    id: 'commission_bp',
    title: say('admin.class.commission'),
    render: row => (row.commission_bp === null ? '' : floatText(row.commission_bp / 100)),
  },
  { id: 'store_verify', title: say('records.verify'), kind: 'status', vocabulary: 'store_verification' },
  { id: 'store_refuse_info', title: say('records.refuse_info') },
  { id: 'store_status', title: say('records.status'), kind: 'status', vocabulary: 'store' },
  { id: 'status_reason', title: say('common.reason') },
  { id: 'holiday_until', title: say('admin.store.holiday_until'), kind: 'time' },
  { id: 'closes_at', title: say('admin.store.closes_at'), kind: 'time' },
  { id: 'closing_reason', title: say('admin.store.closing_reason') },
  namedColumn('grade_name', say('admin.store.grade'), locale),
  {
    id: 'goods_count',
    title: say('records.goods_count'),
    render: row => formatNumber(row.goods_count, locale),
  },
  { id: 'store_money', title: say('records.balance'), kind: 'money' },
  { id: 'created_at', title: say('common.created_at'), kind: 'time' },
]
