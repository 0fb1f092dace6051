import { chakra } from '@chakra-ui/react/styled-system'
import { useLocale, useText } from '@shiji/i18n/react.ts'
import { useEffect } from 'react'
import { useBackoffice } from '../app/backoffice.ts'
import { menuName } from '../menu/menu-name.ts'
import type { MenuPage } from '../menu/menu-pages.ts'

/** Title of the page: the current menu's name, 'Menu Name' without one, and a line below (spec §2). */
export function PageTitle({ page }: { readonly page: MenuPage | undefined }) {
  const say = useText()
  const locale = useLocale()
  const { area } = useBackoffice()
  const names = page?.trail.map(item => menuName(item, locale)) ?? []
  const title = names.at(-1) || say('common.menu_name')
  useEffect(() => {
    document.title = `${title} · ${say(area === 'admin' ? 'backoffice.area_admin' : 'backoffice.area_seller')} · ${say('common.brand')}`
  }, [title, say, area])
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
