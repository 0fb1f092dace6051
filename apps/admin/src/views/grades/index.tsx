import { declarePage } from '@shiji/backoffice/page/declaration/declare-page.ts'
import { namedAndSorted } from '@shiji/backoffice/page/declaration/record-rules.ts'
import { ResourcePage } from '@shiji/backoffice/page/resource/resource-page.tsx'
import { gradeCall } from '@shiji/contract/store/grade.calls.ts'
import { gradeColumns, gradeForm } from '../../features/stores/grade-fields.tsx'
import { readServices, serviceLines } from '../../features/stores/service-lines.ts'

const orNull = (value: unknown) => (value === '' || value === undefined || value === null ? null : Number(value))

/** Grades of stores (product section 7): what a store may keep, what it pays, when it is paid, what it promises. */
const grades = declarePage(gradeCall, tools => {
  const { say } = tools
  return {
    columns: gradeColumns(tools),
    search: [
      { type: 'text', name: 'name', label: say('common.name') },
      { type: 'text', name: 'name_en', label: say('records.name_en') },
    ],
    form: gradeForm(tools),
    initial: {
      ...{
        name: '',
        name_en: '',
        goods_limit: null,
        picture_mb: 5_120,
        settlement_days: null,
        is_sort: 0,
        services: '',
      },
      ...{ icon: '', is_default: false },
    },
    ownInitial: { discount: 0, services_en: '' },
    toValues: ({
      name,
      name_en,
      goods_limit,
      picture_mb,
      commission_discount,
      settlement_days,
      is_sort,
      services,
      ...row
    }) => ({
      ...{
        name,
        name_en,
        goods_limit,
        picture_mb,
        settlement_days,
        is_sort,
        icon: row.icon,
        is_default: row.is_default,
      },
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
        picture_mb: rules
          .number()
          .min(1, say('error.minimum', { limit: 1 }))
          .max(1_048_576, say('error.maximum', { limit: 1_048_576 })),
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
  }
})

export const Component = () => <ResourcePage declare={grades} texts={['admin', 'records', 'ui']} />
