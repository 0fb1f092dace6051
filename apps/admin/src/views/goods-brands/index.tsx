import { brandColumns, brandSearch } from '@shiji/backoffice/records/brand-columns.ts'
import { namedAndSorted } from '@shiji/backoffice/records/record-rules.ts'
import { type InlineSave, useInlineSave } from '@shiji/backoffice/records/use-inline-save.ts'
import type { DeclareResource } from '@shiji/backoffice/resource/resource-declaration.ts'
import { ResourcePage } from '@shiji/backoffice/resource/resource-page.tsx'
import { useHeldPermissions } from '@shiji/backoffice/session/use-permissions.ts'
import { useMemo } from 'react'

const brands =
  (save: InlineSave | undefined): DeclareResource =>
  ({ say, upload }) => ({
    path: '/Admin/goods_brands',
    noun: 'goods_brand',
    columns: brandColumns(say, save),
    search: brandSearch(say),
    form: [
      { type: 'text', name: 'name', label: say('common.name'), required: true },
      { type: 'text', name: 'name_en', label: say('records.name_en'), required: true },
      { type: 'number', name: 'is_sort', label: say('common.sort') },
      { type: 'image', name: 'thumb', label: say('records.image'), upload },
    ],
    initial: { name: '', name_en: '', is_sort: 0, thumb: '' },
    toBody: ({ thumb, ...rest }) => ({ ...rest, thumb: thumb ?? '' }),
    schema: rules => rules.object(namedAndSorted(rules, say)),
  })

/** Brands that goods can carry. */
export function Component() {
  const save = useInlineSave('/Admin/goods_brands')
  const mayChange = useHeldPermissions()('goods_brand.update')
  const declare = useMemo(() => brands(mayChange ? save : undefined), [save, mayChange])
  return <ResourcePage declare={declare} texts={['records']} />
}
