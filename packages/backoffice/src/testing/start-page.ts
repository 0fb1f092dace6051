import { AREA_PREFIX } from '@shiji/contract/area.ts'
import { screen } from '@testing-library/dom'
import type { Root } from 'react-dom/client'
import { onTestFinished, vi } from 'vitest'
import type { BackofficeArea } from '../app/backoffice.ts'

/** How a browser comes to an app: the language it stored before, and those it is set to, most wanted first. */
export interface Visit {
  readonly stored?: string
  readonly browser: readonly string[]
}

/** Starts a whole app as its page does, in an empty document and without a server. `load` imports its `main.tsx`. */
export async function startPage(area: BackofficeArea, { stored, browser }: Visit, load: () => Promise<unknown>) {
  vi.resetModules()
  endWithTheTest()
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
