import '../../field-types/register.ts'
import type { FieldType, FormField } from '../../form-field/form-field.ts'
import type { FormValues } from '../../form-value/form-values.ts'
import type { PictureSpace } from '../../image-picker/picture-space.ts'
import type { TableSource } from '../../table-select/table-source.ts'
import { twentyFields } from '../sample-fields.ts'
import { sampleUpload as upload } from '../sample-upload.ts'

const stores = Array.from({ length: 65 }, (_, index) => ({
  id: index + 1,
  name: `店铺 ${index + 1}`,
  city: index % 2 === 0 ? '杭州' : '景德镇',
}))

/** 65 stores on pages, searchable by name. */
export const storeSource: TableSource = {
  title: '选择店铺',
  columns: [
    { id: 'id', title: 'ID' },
    { id: 'name', title: '名称' },
    { id: 'city', title: '城市', kind: 'tag' },
  ],
  load: async ({ page, perPage, typed }) => {
    const found = stores.filter(store => store.name.includes(typed))
    return { rows: found.slice((page - 1) * perPage, page * perPage), total: found.length }
  },
  find: async ids => stores.filter(store => ids.includes(String(store.id))),
}

/** A small square in one colour. */
export const swatch = (hue: number): string =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64"><rect width="64" height="64" fill="hsl(${hue} 40% 60%)"/></svg>`)}`

/** 14 pictures on pages of 12. */
export const swatchSpace: PictureSpace = {
  load: async ({ page, typed }) => {
    const all = Array.from({ length: 14 }, (_, id) => ({ id, url: swatch(id * 25), name: `色卡 ${id + 1}` }))
    const found = all.filter(picture => picture.name.includes(typed))
    return { pictures: found.slice((page - 1) * 12, page * 12), total: found.length, perPage: 12 }
  },
}

/** Every field type (§5), each with a description. */
export const everyType: readonly FormField[] = [
  ...[...new Map(twentyFields.map(field => [field.type, field])).values()],
  { name: 'city', type: 'autocomplete', label: '城市', choices: ['杭州', '杭州湾新区', '景德镇'] } as const,
  { name: 'avatar', type: 'avatar', label: '头像', upload } as const,
  { name: 'contract', type: 'file', label: '合同', upload, accept: '.pdf' } as const,
  { name: 'stores', type: 'table-select', label: '店铺', source: storeSource, multiple: true } as const,
  { name: 'detail', type: 'editor', label: '详情' } as const,
].map(field => ({ ...field, required: false, hint: `${field.label}的说明` }))

/** A value for every type. */
export const everyValue: FormValues = {
  city: '杭州',
  avatar: swatch(200),
  contract: '/uploads/%E5%90%88%E5%90%8C.pdf',
  stores: [3, 40],
  detail: '<p>手工<strong>拉坯</strong></p>##qingwuit##{"ops":[]}',
  images: [swatch(10), swatch(120)],
}

/** The names of §5; `lazy cascader` is a cascader with `load` or `lazyUrl`. */
export const specifiedTypes: readonly FieldType[] = [
  'text',
  'password',
  'number',
  'textarea',
  'select',
  'cascader',
  'autocomplete',
  'switch',
  'radio',
  'date',
  'datetime',
  'daterange',
  'avatar',
  'image',
  'file',
  'editor',
  'icon',
  'table-select',
]
