import { chakra } from '@chakra-ui/react/styled-system'
import { isFailure } from '@shiji/api/base/transport/failure.ts'
import { useText } from '@shiji/i18n/react.ts'
import { Button } from '@shiji/ui/common/button/button.tsx'
import { useEffect } from 'react'
import { useRouteError } from 'react-router'
import { useBackoffice } from '../../core/running/backoffice.ts'

/** A page that threw: what happened and a retry. The shell around it stays. */
export function PageError() {
  return <RouteError />
}

/** The whole back office could not be opened, for example if its menu cannot be loaded. */
export function RootError() {
  return (
    <chakra.main minH="dvh" display="grid" placeItems="center" bg="bg.canvas">
      <RouteError />
    </chakra.main>
  )
}

/** Uses only code of the first page: the person may be offline. */
function RouteError() {
  const say = useText('error')
  const { host } = useBackoffice()
  const error = useRouteError()
  useEffect(() => host.log('page', error), [host, error])
  const isChunk = error instanceof Error && error.name === 'ChunkLoadError'
  const title = isFailure(error)
    ? error.msg || say('common.load_failed')
    : say(isChunk ? 'error.chunk_load' : 'error.page_broken')
  return (
    <chakra.div role="alert" px="4" py="12" display="flex" flexDirection="column" alignItems="center" gap="4">
      <chakra.p textStyle="lg" fontWeight="semibold" textAlign="center" maxW="prose">
        {title}
      </chakra.p>
      <Button look="solid" onClick={() => location.reload()}>
        {say('common.retry')}
      </Button>
    </chakra.div>
  )
}
