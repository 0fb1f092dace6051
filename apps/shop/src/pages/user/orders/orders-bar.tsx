import { chakra } from '@chakra-ui/react/styled-system'
import { useText } from '@shiji/i18n/react.ts'
import { IconButton } from '@shiji/ui/common/button/button.tsx'
import { Icon } from '@shiji/ui/common/icon/icon.tsx'
import { Input } from '@shiji/ui/common/input/input.tsx'
import { UiLink } from '@shiji/ui/common/link/ui-link.tsx'
import { Search } from 'lucide-react'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { ORDER_TABS, tabCount } from '../../../features/orders/order-tabs.ts'
import { TabNumber } from '../../../features/orders/tab-number.tsx'
import type { OrdersAddress } from './orders-address.ts'

export interface OrdersBarProps {
  readonly address: OrdersAddress
  /** Orders by state; undefined if they could not be loaded. */
  readonly count: Readonly<Record<string, number>> | undefined
}

const EDGE = 24

/** A shadow at an edge while there is more beyond it: its cover scrolls along with the tabs, the shadow stays. */
const moreAtTheEdges = {
  background: `linear-gradient(to right, {colors.bg.surface} 50%, transparent) left / 36px 100% no-repeat local,
    linear-gradient(to left, {colors.bg.surface} 50%, transparent) right / 36px 100% no-repeat local,
    linear-gradient(to right, {colors.border}, transparent) left / 16px 100% no-repeat scroll,
    linear-gradient(to left, {colors.border}, transparent) right / 16px 100% no-repeat scroll`,
} as const

/** Tabs by state, and the search in the orders. */
export function OrdersBar({ address, count }: OrdersBarProps) {
  return (
    <chakra.div
      bg="bg.surface"
      borderRadius="md"
      px={{ base: '1', md: '4' }}
      mb="3"
      display={{ md: 'flex' }}
      alignItems="center"
    >
      <OrderTabs address={address} count={count} />
      <OrderSearch address={address} />
    </chakra.div>
  )
}

function OrderTabs({ address, count }: OrdersBarProps) {
  const say = useText('shop_order')
  const tabs = useRef<HTMLElement>(null)
  // The current tab may lie beyond the edge of a phone.
  useEffect(() => {
    const current = tabs.current?.querySelector<HTMLElement>(`[data-tab="${address.tab}"]`)
    if (current) tabs.current?.scrollTo?.({ left: current.offsetLeft - EDGE })
  }, [address.tab])
  return (
    <chakra.nav
      ref={tabs}
      aria-label={say('shop_order.orders_tabs')}
      display="flex"
      position="relative"
      overflowX="auto"
      scrollbarWidth="none"
      css={moreAtTheEdges}
      flex="1"
      minW="0"
    >
      {ORDER_TABS.map(one => (
        <UiLink
          key={one}
          href={address.with({ status: one })}
          data-tab={one}
          aria-current={one === address.tab ? 'page' : undefined}
          display="inline-flex"
          alignItems="center"
          gap="1.5"
          h="52px"
          px={{ base: '2.5', md: '3' }}
          textStyle="md"
          flexShrink="0"
          whiteSpace="nowrap"
          color={one === address.tab ? 'fg' : 'fg.muted'}
          fontWeight={one === address.tab ? 'semibold' : 'normal'}
          boxShadow={one === address.tab ? 'inset 0 -2px 0 {colors.accent.solid}' : undefined}
          borderRadius="0"
          _hover={{ color: 'fg' }}
          _focusVisible={{ outlineOffset: '-2px' }}
        >
          {one === 'all' ? say('shop_order.orders_all') : say(`shop_order.orders_tab.${one}`)}
          {one !== 'all' && one !== 'completion' && (
            <TabNumber count={count && tabCount(one, count)} current={one === address.tab} />
          )}
        </UiLink>
      ))}
    </chakra.nav>
  )
}

function OrderSearch({ address }: Pick<OrdersBarProps, 'address'>) {
  const say = useText('shop_order', 'shop')
  const navigate = useNavigate()
  const [typed, setTyped] = useState(address.words)
  useEffect(() => setTyped(address.words), [address.words])
  const search = (event: FormEvent) => {
    event.preventDefault()
    void navigate(address.with({ q: typed.trim() }))
  }
  return (
    <chakra.form
      role="search"
      aria-label={say('shop_order.orders_search')}
      onSubmit={search}
      position="relative"
      w={{ base: 'auto', md: '240px' }}
      mx={{ base: '3', md: '0' }}
      mt={{ base: '2', md: '0' }}
      pb={{ base: '3', md: '0' }}
    >
      <Input
        type="search"
        size="sm"
        pe="9"
        value={typed}
        onChange={event => setTyped(event.target.value)}
        placeholder={say('shop_order.orders_search')}
        aria-label={say('shop_order.orders_search')}
        maxLength={60}
      />
      <chakra.span position="absolute" insetEnd="0.5" top="0.5">
        <IconButton type="submit" size="xs" label={say('shop.search_button')}>
          <Icon of={Search} size={16} />
        </IconButton>
      </chakra.span>
    </chakra.form>
  )
}
