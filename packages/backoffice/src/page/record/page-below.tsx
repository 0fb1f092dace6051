import { chakra } from '@chakra-ui/react/styled-system'
import { useText } from '@shiji/i18n/react.ts'
import { UiLink } from '@shiji/ui/common/link/ui-link.tsx'
import { EmptyState } from '@shiji/ui/common/state-view/states.tsx'
import type { ReactNode } from 'react'
import { usePageTitle } from '../../core/running/use-page-title.ts'
import { useHeldPermissions } from '../../core/session/use-permissions.ts'

export interface PageBelowProps {
  /** Title of the page and of the window. */
  readonly title: string
  /** The page that it is reached from. */
  readonly back: { readonly href: string; readonly label: string }
  /** What can be done here, in a sentence or two. */
  readonly hint?: string
  /** The permission that it needs; people without it are told so. */
  readonly permission: string
  readonly children: ReactNode
}

/** A page without a menu entry, reached from another one: its title, the way back, and what it shows. */
export function PageBelow({ title, back, hint, permission, children }: PageBelowProps) {
  const say = useText('common')
  const held = useHeldPermissions()
  usePageTitle(title)
  return (
    <>
      <chakra.header mb="4" display="flex" flexWrap="wrap" gap="3" alignItems="baseline">
        <chakra.h1 textStyle="xl" fontWeight="semibold">
          {title}
        </chakra.h1>
        <UiLink href={back.href} color="accent.fg" fontWeight="medium" textDecoration="underline" textStyle="sm">
          {back.label}
        </UiLink>
        {hint !== undefined && (
          <chakra.p textStyle="sm" color="fg.muted" flexBasis="100%">
            {hint}
          </chakra.p>
        )}
      </chakra.header>
      {held(permission) ? children : <EmptyState title={say('common.forbidden')} hint={say('common.forbidden_hint')} />}
    </>
  )
}
