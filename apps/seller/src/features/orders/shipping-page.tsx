import { chakra } from '@chakra-ui/react/styled-system'
import { usePageTitle } from '@shiji/backoffice/core/running/use-page-title.ts'
import { useHeldPermissions } from '@shiji/backoffice/core/session/use-permissions.ts'
import { useText } from '@shiji/i18n/react.ts'
import { UiLink } from '@shiji/ui/common/link/ui-link.tsx'
import { ForbiddenState } from '@shiji/ui/common/state-view/states.tsx'
import type { ReactNode } from 'react'

export interface ShippingPageProps {
  readonly title: string
  /** Address of the list that the page belongs to. */
  readonly back: string
  readonly children: ReactNode
}

/** A page without a menu entry for people who ship: its title, the way back, and its content if they may. */
export function ShippingPage({ title, back, children }: ShippingPageProps) {
  const say = useText('order')
  const mayShip = useHeldPermissions()('order.ship')
  usePageTitle(title)
  return (
    <>
      <chakra.header mb="4" display="grid" gap="1" justifyItems="start" textStyle="sm">
        <UiLink href={back} color="accent.fg" fontWeight="medium" textDecoration="underline">
          {say('order.back')}
        </UiLink>
        <chakra.h1 textStyle="2xl" fontWeight="semibold">
          {title}
        </chakra.h1>
      </chakra.header>
      {mayShip ? children : <ForbiddenState />}
    </>
  )
}
