import { brandColumns, brandSearch } from '@shiji/backoffice/records/brand-columns.ts'
import type { DeclareResource } from '@shiji/backoffice/resource/resource-declaration.ts'
import { ResourcePage } from '@shiji/backoffice/resource/resource-page.tsx'

const brands: DeclareResource = ({ say, upload }) => ({
  path: '/Admin/goods_brands',
  noun: 'goods_brand',
  columns: brandColumns(say),
  search: brandSearch(say),
  form: [
    { type: 'text', name: 'name', label: say('common.name'), required: true },
    { type: 'text', name: 'name_en', label: say('records.name_en'), required: true },
    { type: 'number', name: 'is_sort', label: say('common.sort') },
    { type: 'image', name: 'thumb', label: say('records.image'), upload },
  ],
  initial: { name: '', name_en: '', is_sort: 0, thumb: '' },
  toBody: ({ thumb, ...rest }) => ({ ...rest, thumb: thumb ?? '' }),
  schema: ({ number, object, string }) =>
    object({
      name: string().max(30, say('error.max_length', { limit: 30 })),
      name_en: string().max(60, say('error.max_length', { limit: 60 })),
      is_sort: number()
        .nullable()
        .min(0, say('error.minimum', { limit: 0 }))
        .max(9999, say('error.maximum', { limit: 9999 })),
    }),
})

/** Brands that goods can carry. */
export const Component = () => <ResourcePage declare={brands} texts={['records']} />
