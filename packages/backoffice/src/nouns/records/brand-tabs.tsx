import { chakra } from '@chakra-ui/react/styled-system'
import { useText } from '@shiji/i18n/react.ts'
import { NavLink } from 'react-router'
import { useHeldPermissions } from '../../core/session/use-permissions.ts'

const TABS = [
  { to: '/goods_brands', text: 'records.brand_tab_list' },
  { to: '/goods_brands/applications', text: 'records.brand_tab_applications' },
] as const

const Tab = chakra('span', {
  base: {
    '& > a': {
      display: 'inline-flex',
      alignItems: 'center',
      minH: { base: '44px', md: 'control-md' },
      px: '3',
      borderRadius: 'sm',
      textStyle: 'md',
      color: 'fg.muted',
    },
    '& > a:hover': { bg: 'bg.hover', color: 'fg' },
    '& > a[aria-current=page]': { bg: 'accent.subtle', color: 'accent.fg', fontWeight: 'semibold' },
  },
})

/** The two pages of brands in both back offices: the brands, and the applications of stores for new ones. */
export function BrandTabs() {
  const say = useText('records')
  const may = useHeldPermissions()
  if (!may('brand_application.view')) return null
  return (
    <chakra.nav aria-label={say('records.brand_tabs')} display="flex" gap="1" mb="3">
      {TABS.map(({ to, text }) => (
        <Tab key={to}>
          <NavLink to={to} end>
            {say(text)}
          </NavLink>
        </Tab>
      ))}
    </chakra.nav>
  )
}
