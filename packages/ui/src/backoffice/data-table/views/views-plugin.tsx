import { Suspense } from 'react'
import { lazyPart } from '../../../common/lazy/lazy-part.tsx'
import { Skeleton } from '../../../common/skeleton/skeleton.tsx'
import { useTableContext } from '../context/table-context.ts'
import type { TablePlugin } from '../context/table-plugin.ts'
import { stateOf } from './saved-view.ts'

// Loaded on first use, since only some pages have views.
const ViewTabs = lazyPart(() => import('./view-tabs.tsx').then(module => module.ViewTabs))

function Views() {
  const { page, layout } = useTableContext()
  if (!page.views) return null
  return (
    <Suspense fallback={<Skeleton h="control-sm" />}>
      <ViewTabs views={page.views} now={stateOf(page.query, layout.layout)} />
    </Suspense>
  )
}

/** Saved views as tabs. */
export const viewsPlugin: TablePlugin = { name: 'views', above: Views }
