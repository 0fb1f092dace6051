import { brandColumns, brandSearch } from '@shiji/backoffice/records/brand-columns.ts'
import { namedAndSorted } from '@shiji/backoffice/records/record-rules.ts'
import { useInlineSave } from '@shiji/backoffice/records/use-inline-save.ts'
import { declarePage } from '@shiji/backoffice/resource/declare-page.ts'
import { ResourcePage } from '@shiji/backoffice/resource/resource-page.tsx'
import { useHeldPermissions } from '@shiji/backoffice/session/use-permissions.ts'
import { adminBrandsCall } from '@shiji/contract/catalog/class.calls.ts'
import type { RowOf } from '@shiji/contract/list-call.ts'
import type { InlineEdit } from '@shiji/ui/data-table/inline-edit/inline-edit.ts'
import { useMemo } from 'react'

type Save = InlineEdit<RowOf<typeof adminBrandsCall>>['save']

const brands = (save: Save | undefined) =>
  declarePage(adminBrandsCall, ({ say, upload }) => ({
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
  }))

/** Brands that goods can carry. */
export function Component() {
  const save = useInlineSave(adminBrandsCall)
  const mayChange = useHeldPermissions()('goods_brand.update')
  const declare = useMemo(() => brands(mayChange ? save('is_sort') : undefined), [save, mayChange])
  return <ResourcePage declare={declare} texts={['records']} />
}
