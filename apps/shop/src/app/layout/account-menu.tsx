import { chakra } from '@chakra-ui/react/styled-system'
import { useText } from '@shiji/i18n/react.ts'
import { Icon } from '@shiji/ui/common/icon/icon.tsx'
import { onDemand } from '@shiji/ui/common/lazy/on-demand.tsx'
import { ChevronDown } from 'lucide-react'
import { useLocation } from 'react-router'
import { LinkButton } from '../../site/links/link-button.tsx'
import { loginPath } from '../../site/links/login-path.ts'
import { Avatar } from '../../site/page/avatar.tsx'
import { useStoredUser } from '../../site/session.ts'
import { useDisclosure } from '../../site/use-disclosure.ts'

const AccountPanel = onDemand(() => import('./account-panel.tsx').then(part => part.AccountPanel))

/** Login link for visitors; name and account links for logged-in people. */
export function AccountMenu() {
  const say = useText('shop', 'common')
  const user = useStoredUser()
  const { pathname, search } = useLocation()
  const { open, holder, holderProps, buttonProps, panelId } = useDisclosure()
  if (user === null) {
    return (
      <LinkButton look="solid" href={loginPath(`${pathname}${search}`)}>
        {say('common.login')}
      </LinkButton>
    )
  }
  return (
    <chakra.div ref={holder} {...holderProps} position="relative">
      <chakra.button
        type="button"
        {...buttonProps}
        display="inline-flex"
        alignItems="center"
        gap="2"
        h="control-md"
        px="2"
        borderRadius="sm"
        cursor="pointer"
        textStyle="md"
        _hover={{ bg: 'neutral.subtle' }}
      >
        <chakra.span srOnly>{say('shop.account_menu')}</chakra.span>
        <Avatar src={user.avatar} size="small" tone="neutral" />
        <chakra.span maxW="120px" truncate hideBelow="xl" fontWeight="medium">
          {user.nickname}
        </chakra.span>
        <Icon of={ChevronDown} size={16} />
      </chakra.button>
      {open && (
        <chakra.div
          id={panelId}
          position="absolute"
          insetEnd="0"
          top="calc(100% + 8px)"
          w="220px"
          p="1"
          bg="bg.raised"
          borderRadius="md"
          boxShadow="popover"
          zIndex="dropdown"
          animation="scale-in 140ms, fade-in 140ms"
        >
          <AccountPanel />
        </chakra.div>
      )}
    </chakra.div>
  )
}
