import { useListRowsQuery } from '@shiji/api/resource/resource.api.ts'
import { useHeldPermissions } from '@shiji/backoffice/core/session/use-permissions.ts'
import { inLanguage } from '@shiji/backoffice/page/declaration/in-language.ts'
import { rowsOf } from '@shiji/backoffice/page/declaration/rows-of.ts'
import { LIMITS } from '@shiji/contract/limits.ts'
import { pagePath } from '@shiji/contract/lists/list-call.ts'
import { gradeCall } from '@shiji/contract/store/grade.calls.ts'
import { useLocale, useText } from '@shiji/i18n/react.ts'
import type { Choice } from '@shiji/ui/common/select/select.tsx'
import { useMemo } from 'react'

/** The grades as choices for a store, the default one first; undefined for staff who may not see grades. */
export function useGradeChoices(): readonly Choice[] | undefined {
  const say = useText('admin')
  const locale = useLocale()
  const maySee = useHeldPermissions()('grade.view')
  const all = useListRowsQuery(
    { path: pagePath(gradeCall), query: { per_page: LIMITS.list.perPageMax } },
    { skip: !maySee, refetchOnMountOrArgChange: true },
  )
  const rows = all.data?.data
  return useMemo(() => {
    if (rows === undefined) return undefined
    const choices = rowsOf(gradeCall, rows).map(row => ({ value: row.id, label: inLanguage(row, 'name', locale) }))
    return [{ value: '', label: say('admin.store.grade_default') }, ...choices]
  }, [rows, locale, say])
}
