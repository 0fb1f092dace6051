import { chakra } from '@chakra-ui/react/styled-system'
import { useOverviewQuery } from '@shiji/api/order/order.buyer.api.ts'
import { useText } from '@shiji/i18n/react.ts'
import { Icon } from '@shiji/ui/common/icon/icon.tsx'
import { UiLink } from '@shiji/ui/common/link/ui-link.tsx'
import { WAITING_ORDERS } from '../../features/orders/waiting-orders.ts'
import { LinkButton } from '../../site/links/link-button.tsx'
import { PATHS } from '../../site/links/paths.ts'
import { Avatar } from '../../site/page/avatar.tsx'
import { useIsLogin, useStoredUser } from '../../site/session.ts'

/** Greeting and open tasks of the person; login and registration for visitors. */
export function WelcomeCard() {
  const say = useText('shop', 'common')
  const loggedIn = useIsLogin()
  const user = useStoredUser()
  const { data } = useOverviewQuery(undefined, { skip: !loggedIn })
  return (
    <chakra.section
      display="flex"
      flexDirection="column"
      h="full"
      p="5"
      bg="bg.surface"
      borderRadius="lg"
      aria-label={say('shop.member_center')}
    >
      <chakra.div display="flex" alignItems="center" gap="3">
        <Avatar src={user?.avatar ?? ''} size="medium" />
        <chakra.div minW="0">
          <chakra.p fontWeight="semibold" textStyle="md" lineClamp="1">
            {user === null ? say('shop.greeting_guest') : say('shop.greeting_user', { name: user.nickname })}
          </chakra.p>
          <chakra.p textStyle="xs" color="fg.muted" lineClamp="2">
            {user === null ? say('shop.greeting_guest_hint') : say('common.slogan')}
          </chakra.p>
        </chakra.div>
      </chakra.div>
      {user === null ? (
        <chakra.div display="grid" gridTemplateColumns="1fr 1fr" gap="2" mt="5">
          <LinkButton href={PATHS.login} look="solid" px="2">
            {say('common.login')}
          </LinkButton>
          <LinkButton href={PATHS.register} px="2">
            {say('common.register')}
          </LinkButton>
        </chakra.div>
      ) : (
        <LinkButton href={PATHS.orders} look="subtle" tone="neutral" mt="5">
          {say('shop.my_orders')}
        </LinkButton>
      )}
      <chakra.ul display="grid" gridTemplateColumns="1fr 1fr" gap="2" mt="auto">
        {WAITING_ORDERS.map(({ status, icon, text }) => (
          <li key={status}>
            <UiLink
              href={`${PATHS.orders}?status=${status}`}
              display="flex"
              flexDirection="column"
              gap="1"
              p="3"
              borderRadius="sm"
              bg="bg.canvas"
              textStyle="sm"
              _hover={{ color: 'accent.fg' }}
            >
              <chakra.span display="flex" justifyContent="space-between" alignItems="center">
                <Icon of={icon} />
                <chakra.b textStyle="xl" data-tabular>
                  {user === null ? '' : data ? (data.count[status] ?? 0) : '–'}
                </chakra.b>
              </chakra.span>
              {say(text)}
            </UiLink>
          </li>
        ))}
      </chakra.ul>
    </chakra.section>
  )
}
