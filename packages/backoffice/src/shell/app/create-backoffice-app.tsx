import { loadConfig } from '@shiji/api/base/page/runtime-config.ts'
import { SLOT_KEYS } from '@shiji/api/base/session/slots.ts'
import { detectLocale, languageTag } from '@shiji/i18n/locale.ts'
import { createI18n, loadTexts, sayWith } from '@shiji/i18n/react.ts'
import type { Namespace } from '@shiji/i18n/text-key.ts'
import { StartFailed } from '@shiji/ui/common/start-failed/start-failed.tsx'
import { type ReactNode, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import type { BackofficeArea } from '../../core/running/backoffice.ts'
import type { Views } from '../screen/views.ts'
import { BackofficeApp } from './backoffice-app.tsx'
import { createBackoffice } from './create-backoffice.ts'

export interface BackofficeAppOptions {
  readonly area: BackofficeArea
  /**
   * Loads `import.meta.glob('./views/**\/*.tsx')` of the app: the list grows with each page, and visitors do not need
   * it.
   */
  readonly loadViews: () => Promise<Views>
  /** Namespace of the app's own texts. */
  readonly texts: Namespace
}

/**
 * Starts a back office in `#root`: configuration, language (spec §1), store, pages. Shows a message if it cannot start.
 */
export async function createBackofficeApp(options: BackofficeAppOptions): Promise<void> {
  const page = await start(options).catch((error: unknown) => {
    console.error('start', error)
    return <StartFailed area={options.area} />
  })
  const root = document.getElementById('root')
  if (root === null) throw new Error('index.html has no #root')
  createRoot(root).render(<StrictMode>{page}</StrictMode>)
}

async function start({ area, loadViews, texts }: BackofficeAppOptions): Promise<ReactNode> {
  const locale = detectLocale(stored('language'), navigator.languages)
  document.documentElement.lang = languageTag(locale)
  if (stored(SLOT_KEYS[area].tokenName)) warmInside(loadViews)
  const [config, i18n] = await Promise.all([
    loadConfig(),
    createI18n(locale, ['common', 'error', 'login', 'backoffice']),
  ])
  const backoffice = createBackoffice({
    area,
    loadViews,
    config,
    say: sayWith(i18n),
    loadTexts: () => loadTexts(i18n, ['table', 'form', 'status', texts]),
  })
  return <BackofficeApp backoffice={backoffice} i18n={i18n} />
}

/** Code behind the login loads in parallel with texts and configuration. The routes retry and report failures. */
function warmInside(loadViews: BackofficeAppOptions['loadViews']): void {
  for (const load of [loadViews, () => import('../routes/menu-routes.ts'), () => import('../layout/shell.tsx')])
    load().catch(() => undefined)
}

function stored(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}
