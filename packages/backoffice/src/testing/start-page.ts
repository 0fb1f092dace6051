import { AREA_PREFIX } from '@shiji/contract/area.ts'
import { screen } from '@testing-library/dom'
import type { Root } from 'react-dom/client'
import { onTestFinished, vi } from 'vitest'
import type { BackofficeArea } from '../core/running/backoffice.ts'

const COMMON_TEXTS = ['@shiji/i18n/messages/zh-cn/common.json', '@shiji/i18n/messages/en/common.json'] as const

/** How a browser comes to an app: the language it stored before, and those it is set to, most wanted first. */
export interface Visit {
  readonly stored?: string
  readonly browser: readonly string[]
  /** The first texts of the page do not arrive. @default false */
  readonly textsLost?: boolean
}

/** Starts a whole app as its page does, in an empty document and without a server. `load` imports its `main.tsx`. */
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

/** The files of the words that every page begins with cannot be fetched. */
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

/** Takes the page away with its test: what it still has running would outlive the document. */
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
