import { DEFAULT_CONFIG, type RuntimeConfig } from '@shiji/api/base/page/runtime-config.ts'
import { createI18n, sayWith } from '@shiji/i18n/react.ts'
import { render } from '@testing-library/react'
import type { BackofficeArea } from '../core/running/backoffice.ts'
import { BackofficeApp } from '../shell/app/backoffice-app.tsx'
import { createBackoffice } from '../shell/app/create-backoffice.ts'
import type { Views } from '../shell/screen/views.ts'
import { type Answers, fakeServer } from './fake-server.ts'
import { memoryPage, memoryStorage } from './memory-page.ts'

export interface OpenOptions {
  readonly area?: BackofficeArea
  readonly at?: string
  readonly answers?: Answers
  readonly keys?: Readonly<Record<string, string>>
  readonly views?: Views
  readonly config?: Partial<RuntimeConfig>
  readonly locale?: 'zh-cn' | 'en'
}

/** Opens a whole back office against a fake server, in English by default. */
export async function openBackoffice(options: OpenOptions = {}) {
  const { area = 'admin', at = '/', answers = {}, keys = {}, views = {}, config = {}, locale = 'en' } = options
  const server = fakeServer(answers)
  const storage = memoryStorage(keys)
  const i18n = await createI18n(locale, ['common', 'error', 'login', 'table', 'form', 'status', 'backoffice', 'ui'])
  const page = memoryPage(area, at)
  const backoffice = createBackoffice({
    area,
    loadViews: async () => views,
    config: { ...DEFAULT_CONFIG, ...config },
    say: sayWith(i18n),
    storage,
    fetch: server.fetch,
    ...page,
  })
  const screen = render(<BackofficeApp backoffice={backoffice} i18n={i18n} />)
  return { ...screen, backoffice, server, storage, address: page.history.current }
}
