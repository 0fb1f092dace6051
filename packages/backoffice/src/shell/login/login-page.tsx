import { chakra } from '@chakra-ui/react/styled-system'
import { useText } from '@shiji/i18n/react.ts'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { afterLogin } from '../../core/address/return-path.ts'
import { useBackoffice } from '../../core/running/backoffice.ts'
import { useOtherTabLogin } from '../../core/session/use-other-tab-login.ts'
import { ColorModeSwitch } from '../switches/color-mode-switch.tsx'
import { LanguageSwitch } from '../switches/language-switch.tsx'
import { LoginForm } from './login-form.tsx'

/** The login page of an area (spec §2: /Admin/login and /Seller/login). */
export function LoginPage() {
  const say = useText('login', 'backoffice')
  const { area, navigator } = useBackoffice()
  const { search } = useLocation()
  const title = say(area === 'admin' ? 'login.title_admin' : 'login.title_seller')
  useEffect(() => {
    document.title = `${title} · ${say('common.brand')}`
  }, [title, say])
  const enter = () => navigator.restart(afterLogin(search, area))
  useOtherTabLogin(enter)
  return (
    <chakra.div
      minH="dvh"
      display="grid"
      gridTemplateRows="auto 1fr auto"
      bg="bg.canvas"
      boxShadow="inset 3px 0 0 {colors.accent.solid}"
    >
      <chakra.header display="flex" justifyContent="flex-end" gap="1" p="3">
        <LanguageSwitch />
        <ColorModeSwitch />
      </chakra.header>
      <chakra.main display="grid" placeItems="center" px="4" pb="8">
        <chakra.div w="full" maxW="400px">
          <chakra.p textStyle="sm" fontWeight="semibold" letterSpacing="label" color="accent.fg">
            {say('common.brand')} · {say(area === 'admin' ? 'backoffice.area_admin' : 'backoffice.area_seller')}
          </chakra.p>
          <chakra.h1 textStyle="3xl" fontWeight="bold" mb="6">
            {title}
          </chakra.h1>
          <LoginForm onDone={enter} />
        </chakra.div>
      </chakra.main>
      <chakra.footer p="4" textStyle="xs" color="fg.muted">
        {say('common.brand')} · {say('common.slogan')}
      </chakra.footer>
    </chakra.div>
  )
}
