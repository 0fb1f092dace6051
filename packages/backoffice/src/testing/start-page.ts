import { AREA_PREFIX } from '@shiji/contract/area.ts'
import { configure, screen } from '@testing-library/dom'
import { vi } from 'vitest'
import type { BackofficeArea } from '../app/backoffice.ts'

configure({ asyncUtilTimeout: 10_000 })
vi.setConfig({ testTimeout: 30_000 })

/** How a browser comes to an app: the language it stored before, and those it is set to, most wanted first. */
export interface Visit {
  readonly stored?: string
  readonly browser: readonly string[]
}

/** Starts a whole app as its page does, in an empty document and without a server. `load` imports its `main.tsx`. */
export async function startPage(area: BackofficeArea, { stored, browser }: Visit, load: () => Promise<unknown>) {
  vi.resetModules()
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
