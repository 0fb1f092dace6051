import { chakra, type HTMLChakraProps } from '@chakra-ui/react/styled-system'
import type { MenuItem } from '@shiji/contract/platform/platform.ts'
import { Link } from 'react-router'
import { menuTarget } from '../address/menu-target.ts'
import { useBackoffice } from '../running/backoffice.ts'
import type { MenuPage } from './menu-pages.ts'

export interface MenuLinkProps extends HTMLChakraProps<'a'> {
  /** The menu item. */
  readonly item: MenuItem
  /** Existing pages, to detect a target that leads nowhere. */
  readonly pages: readonly MenuPage[]
}

/**
 * A menu item to click (spec §2): opens http(s) targets outside, goes to the page of any other target, and logs an error
 * where no descendant has a target or no such page exists.
 */
export function MenuLink({ item, pages, children, ...rest }: MenuLinkProps) {
  const { area, host } = useBackoffice()
  const target = menuTarget(item, area)
  if (target.kind === 'external') {
    return (
      <chakra.a href={target.url} target="_blank" rel="noopener noreferrer" {...rest}>
        {children}
      </chakra.a>
    )
  }
  if (target.kind === 'page' && pages.some(page => page.path === target.path)) {
    return (
      <chakra.a {...rest} asChild>
        <Link to={target.path}>{children}</Link>
      </chakra.a>
    )
  }
  const reason = target.kind === 'page' ? 'menu item has no such page' : 'menu item has no target'
  return (
    <chakra.a {...rest} asChild>
      <button type="button" onClick={() => host.log(reason, { id: item.id, name: item.name, apis: item.apis })}>
        {children}
      </button>
    </chakra.a>
  )
}
