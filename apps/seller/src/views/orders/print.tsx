import { chakra } from '@chakra-ui/react/styled-system'
import { useHeldPermissions } from '@shiji/backoffice/core/session/use-permissions.ts'
import type { PageHandle } from '@shiji/backoffice/shell/screen/views.ts'
import { useText } from '@shiji/i18n/react.ts'
import { UiLink } from '@shiji/ui/common/link/ui-link.tsx'
import { ForbiddenState } from '@shiji/ui/common/state-view/states.tsx'
import { useEffect } from 'react'
import { PrintPage } from '../../features/orders/print/print-page.tsx'

/** The title of the page, which has no menu entry. */
export const handle: PageHandle = { title: false }

/** Prints papers of orders, at `/orders/print?ids={id},{id}`. */
export function Component() {
  const say = useText('order', 'backoffice', 'common')
  const mayShip = useHeldPermissions()('order.ship')
  const title = say('order.print_title')
  useEffect(() => {
    document.title = `${title} · ${say('backoffice.area_seller')} · ${say('common.brand')}`
  }, [title, say])
  return (
    <>
      <chakra.header mb="4" display="grid" gap="1" justifyItems="start" textStyle="sm">
        <UiLink href="/orders" color="accent.fg" fontWeight="medium" textDecoration="underline">
          {say('order.back')}
        </UiLink>
        <chakra.h1 textStyle="2xl" fontWeight="semibold">
          {title}
        </chakra.h1>
      </chakra.header>
      {mayShip ? <PrintPage /> : <ForbiddenState />}
    </>
  )
}
