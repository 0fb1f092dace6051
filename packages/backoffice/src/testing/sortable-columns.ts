import { LIST_SORTS } from '@shiji/contract/lists/list-sorts.ts'
import type { BackofficeArea } from '../core/running/backoffice.ts'
import type { Screen } from '../shell/screen/views.ts'
import { listOf, openScreen } from './open-screen.tsx'

/** Sortable columns of a screen that its list cannot sort by; undefined for a screen without a table. */
export async function unknownSorts(area: BackofficeArea, screen: Screen): Promise<readonly string[] | undefined> {
  const rows = listOf([{ id: 1 }])
  const prefix = area === 'admin' ? '/Admin' : '/Seller'
  const page = await openScreen({ area, screen, at: '/screen', answers: { [`GET ${prefix}/*`]: rows } })
  try {
    await page.waitFor(() => {
      if (page.container.querySelector('main [data-column], main form, main section, main dl, main p') === null)
        throw new Error('nothing is shown yet')
    })
    const sortable = [...page.container.querySelectorAll<HTMLElement>('[data-column]')].filter(
      head => head.querySelector('[data-sort]') !== null,
    )
    const list = page.server.asked.find(asked => asked.query.has('per_page'))?.path
    if (list === undefined) return undefined
    const known = LIST_SORTS[list] ?? []
    return sortable.map(head => head.dataset.column ?? '').filter(column => !known.includes(column))
  } finally {
    page.unmount()
  }
}
