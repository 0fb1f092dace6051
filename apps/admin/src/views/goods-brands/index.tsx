import { useHeldPermissions } from '@shiji/backoffice/core/session/use-permissions.ts'
import { brandColumns, brandSearch } from '@shiji/backoffice/nouns/records/brand-columns.ts'
import { BrandTabs } from '@shiji/backoffice/nouns/records/brand-tabs.tsx'
import { declarePage } from '@shiji/backoffice/page/declaration/declare-page.ts'
import { namedAndSorted } from '@shiji/backoffice/page/declaration/record-rules.ts'
import { useInlineSave } from '@shiji/backoffice/page/declaration/use-inline-save.ts'
import { ResourcePage } from '@shiji/backoffice/page/resource/resource-page.tsx'
import { adminBrandsCall } from '@shiji/contract/catalog/brand.calls.ts'
import type { RowOf } from '@shiji/contract/lists/list-call.ts'
import type { InlineEdit } from '@shiji/ui/backoffice/data-table/inline-edit/inline-edit.ts'
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
  return (
    <>
      <BrandTabs />
      <ResourcePage declare={declare} texts={['records']} />
    </>
  )
}
