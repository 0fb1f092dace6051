import { isFailure } from '@shiji/api/base/failure.ts'
import { useText } from '@shiji/i18n/react.ts'
import { ErrorState } from '@shiji/ui/state-view/states.tsx'
import { useEffect } from 'react'
import { useRouteError } from 'react-router'
import { useBackoffice } from '../app/backoffice.ts'

/** A page that broke: what happened and a way to try again. The shell around it stays. */
export function PageError() {
  return <RouteError extent="part" />
}

/** The whole back office could not be opened, such as when its menu cannot be fetched. */
export function RootError() {
  return <RouteError extent="page" />
}

function RouteError({ extent }: { readonly extent: 'page' | 'part' }) {
  const say = useText('error')
  const { host } = useBackoffice()
  const error = useRouteError()
  useEffect(() => host.log('page', error), [host, error])
  const reload = () => location.reload()
  if (isFailure(error)) return <ErrorState extent={extent} hint={error.msg || undefined} onRetry={reload} />
  const text = error instanceof Error && error.name === 'ChunkLoadError' ? 'error.chunk_load' : 'error.page_broken'
  return <ErrorState extent={extent} title={say(text)} hint="" onRetry={reload} />
}
