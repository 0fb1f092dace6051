import { chakra } from '@chakra-ui/react/styled-system'
import { useLocale, useText } from '@shiji/i18n/react.ts'
import { menuName } from '../../core/menu/menu-name.ts'
import type { MenuPage } from '../../core/menu/menu-pages.ts'
import { usePageTitle } from '../../core/running/use-page-title.ts'
import type { StandIn } from '../screen/stand-in.ts'

const STAND_IN = {
  refused: 'common.forbidden',
  unknown: 'common.not_found_title',
  empty: 'common.menu_empty',
} as const

export interface PageTitleProps extends Partial<StandIn> {
  readonly page: MenuPage | undefined
}

/**
 * Title of the page: the current menu's name, or 'Menu Name' without one, and a line below (spec §2). An error page has
 * its own title.
 */
export function PageTitle({ page, standIn }: PageTitleProps) {
  const say = useText()
  const locale = useLocale()
  const names = (standIn === undefined && page?.trail.map(item => menuName(item, locale))) || []
  const title = standIn === undefined ? names.at(-1) || say('common.menu_name') : say(STAND_IN[standIn])
  usePageTitle(title)
  return (
    <chakra.header px={{ base: '4', md: '6' }} pt="4">
      {names.length > 1 && (
        <chakra.p aria-label={say('common.breadcrumb')} role="note" textStyle="xs" color="fg.muted">
          {names.slice(0, -1).join(' / ')}
        </chakra.p>
      )}
      <chakra.h1 textStyle="2xl" fontWeight="semibold" pb="3" boxShadow="inset 0 -1px 0 {colors.border}">
        {title}
      </chakra.h1>
    </chakra.header>
  )
}
