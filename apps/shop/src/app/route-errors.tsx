import { isFailure } from '@shiji/api/base/transport/failure.ts'
import { useText } from '@shiji/i18n/react.ts'
import { Button } from '@shiji/ui/common/button/button.tsx'
import { ErrorState } from '@shiji/ui/common/state-view/states.tsx'
import { useContext, useEffect } from 'react'
import { useRouteError } from 'react-router'
import { ErrorLog } from './error-log.ts'

/** Shown when a page crashes or fails to load; header and footer stay. */
export function PageError() {
  return <RouteError extent="part" />
}

/** Shown when the layout itself crashes. */
export function RootError() {
  return <RouteError extent="page" />
}

function RouteError({ extent }: { readonly extent: 'page' | 'part' }) {
  const say = useText('error', 'shop')
  const log = useContext(ErrorLog)
  const error = useRouteError()
  useEffect(() => log('page', error), [log, error])
  const late = error instanceof Error && (error.name === 'ChunkLoadError' || error.name === 'TextsMissing')
  const hint = isFailure(error) ? error.msg : ''
  return (
    <ErrorState extent={extent} title={say(late ? 'error.chunk_load' : 'error.page_broken')} hint={hint}>
      <Button look="solid" onClick={() => location.reload()}>
        {say('shop.refresh_page')}
      </Button>
    </ErrorState>
  )
}
