import { DEFAULT_CONFIG, type RuntimeConfig } from '@shiji/api/base/page/runtime-config.ts'
import { sayWith, useTranslation } from '@shiji/i18n/react.ts'
import { useState } from 'react'
import type { BackofficeArea } from '../core/running/backoffice.ts'
import { BackofficePages } from '../shell/app/backoffice-app.tsx'
import { createBackoffice } from '../shell/app/create-backoffice.ts'
import type { Views } from '../shell/screen/views.ts'
import { type Answers, fakeServer } from './fake-server.ts'
import { memoryPage, memoryStorage } from './memory-page.ts'

export interface StoryPageProps {
  readonly area?: BackofficeArea
  /** Address inside the area. @default '/' */
  readonly at?: string
  /** Answers of the server, by `METHOD /path`. */
  readonly answers?: Answers
  /** Browser storage to start with. */
  readonly keys?: Readonly<Record<string, string>>
  readonly views?: Views
  readonly config?: Partial<RuntimeConfig>
}

/** A whole back office in a story: its own server, storage and address bar, all in memory. */
export function StoryPage({
  area = 'admin',
  at = '/',
  answers = {},
  keys = {},
  views = {},
  config = {},
}: StoryPageProps) {
  const { i18n } = useTranslation()
  const [backoffice] = useState(() =>
    createBackoffice({
      area,
      loadViews: async () => views,
      config: { ...DEFAULT_CONFIG, ...config },
      say: sayWith(i18n),
      storage: memoryStorage(keys),
      fetch: fakeServer(answers).fetch,
      ...memoryPage(area, at),
    }),
  )
  return <BackofficePages backoffice={backoffice} />
}
