import { AREA_PREFIX } from '@shiji/contract/area.ts'
import { screen } from '@testing-library/dom'
import type { Root } from 'react-dom/client'
import { onTestFinished, vi } from 'vitest'
import type { BackofficeArea } from '../core/running/backoffice.ts'

const COMMON_TEXTS = ['@shiji/i18n/messages/zh-cn/common.json', '@shiji/i18n/messages/en/common.json'] as const

/** The browser of a visitor: the stored language, and the preferred languages in order. */
export interface Visit {
  readonly stored?: string
  readonly browser: readonly string[]
  /** The first texts of the page fail to load. @default false */
  readonly textsLost?: boolean
}

/** Starts a whole app like its page, in an empty document and without a server. `load` imports its `main.tsx`. */
export async function startPage(
  area: BackofficeArea,
  { stored, browser, textsLost = false }: Visit,
  load: () => Promise<unknown>,
) {
  vi.resetModules()
  endWithTheTest()
  if (textsLost) loseTexts()
  localStorage.clear()
  if (stored !== undefined) localStorage.setItem('language', stored)
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue([...browser])
  vi.stubGlobal('fetch', async () => Response.json({}))
  history.replaceState(null, '', `${AREA_PREFIX[area]}/`)
  const root = document.createElement('div')
  root.id = 'root'
  document.body.replaceChildren(root)
  await load()
  return {
    lang: document.documentElement.lang,
    findButton: (name: string) => screen.findByRole('button', { name }),
  }
}

/** The text files of the first page fail to load. */
function loseTexts(): void {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  for (const file of COMMON_TEXTS)
    vi.doMock(file, () => {
      throw new TypeError('Failed to fetch dynamically imported module')
    })
  onTestFinished(() => {
    for (const file of COMMON_TEXTS) vi.doUnmock(file)
    vi.restoreAllMocks()
  })
}

/** Removes the page after its test: whatever is still running would outlive the document. */
function endWithTheTest(): void {
  const roots: Root[] = []
  vi.doMock('react-dom/client', async load => {
    const client = await load<typeof import('react-dom/client')>()
    const createRoot: typeof client.createRoot = (...args) => {
      const root = client.createRoot(...args)
      roots.push(root)
      return root
    }
    return { ...client, createRoot }
  })
  onTestFinished(() => {
    for (const root of roots) root.unmount()
  })
}
