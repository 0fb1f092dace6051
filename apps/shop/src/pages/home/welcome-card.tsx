import { chakra } from '@chakra-ui/react/styled-system'
import { useOverviewQuery } from '@shiji/api/order/order.buyer.api.ts'
import { useText } from '@shiji/i18n/react.ts'
import { Icon } from '@shiji/ui/common/icon/icon.tsx'
import { UiLink } from '@shiji/ui/common/link/ui-link.tsx'
import { BadgeCheck, ShieldCheck, Undo2 } from 'lucide-react'
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
      {user === null ? <Assurances /> : <OpenTasks count={data?.count} />}
    </chakra.section>
  )
}

/** What every buyer can rely on: nothing that needs an account. */
function Assurances() {
  const say = useText('shop')
  const all = [
    { icon: BadgeCheck, text: say('shop.footer_genuine'), hint: say('shop.footer_genuine_hint') },
    { icon: Undo2, text: say('shop.footer_return'), hint: say('shop.footer_return_hint') },
    { icon: ShieldCheck, text: say('shop.footer_safe'), hint: say('shop.footer_safe_hint') },
  ]
  return (
    <chakra.ul display="flex" flexDirection="column" gap="4" mt="auto">
      {all.map(({ icon, text, hint }) => (
        <chakra.li key={text} display="flex" gap="3">
          <chakra.span color="accent.fg" display="inline-flex" pt="0.5">
            <Icon of={icon} size={20} />
          </chakra.span>
          <chakra.span minW="0">
            <chakra.span display="block" textStyle="md" fontWeight="medium">
              {text}
            </chakra.span>
            <chakra.span display="block" textStyle="xs" color="fg.muted">
              {hint}
            </chakra.span>
          </chakra.span>
        </chakra.li>
      ))}
    </chakra.ul>
  )
}

/** How many orders wait for the person; the numbers keep their place until they are there. */
function OpenTasks({ count }: { readonly count: Readonly<Record<string, number>> | undefined }) {
  const say = useText('shop')
  return (
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
            <chakra.span display="flex" justifyContent="space-between" alignItems="center" minH="26px">
              <Icon of={icon} />
              <chakra.b textStyle="xl" data-tabular>
                {count && (count[status] ?? 0)}
              </chakra.b>
            </chakra.span>
            {say(text)}
          </UiLink>
        </li>
      ))}
    </chakra.ul>
  )
}
