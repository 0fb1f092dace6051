import { chakra } from '@chakra-ui/react/styled-system'
import { useText } from '@shiji/i18n/react.ts'
import { Icon } from '@shiji/ui/common/icon/icon.tsx'
import { UiLink } from '@shiji/ui/common/link/ui-link.tsx'
import { type LucideIcon, ShoppingCart, Store } from 'lucide-react'
import type { ReactNode } from 'react'
import { FavoriteWay } from '../../features/favorite/favorite-button.tsx'
import { PATHS, storePath } from '../../site/links/paths.ts'

function Way({ href, icon, name }: { readonly href: string; readonly icon: LucideIcon; readonly name: string }) {
  return (
    <UiLink
      href={href}
      display="flex"
      flexDirection="column"
      alignItems="center"
      justifyContent="center"
      minW="40px"
      px="0.5"
      h="48px"
      textStyle="2xs"
      fontWeight="medium"
      color="fg.muted"
    >
      <Icon of={icon} />
      {name}
    </UiLink>
  )
}

export interface BottomBarProps {
  readonly goodsId: number
  readonly storeId: number
  /** The two buy buttons. */
  readonly children: ReactNode
}

/** The bar on phones on a product page: store, cart, favourite, and the buy buttons. */
export function BottomBar({ goodsId, storeId, children }: BottomBarProps) {
  const say = useText('shop_goods', 'shop')
  return (
    <chakra.div
      hideFrom="md"
      position="fixed"
      insetX="0"
      bottom="0"
      zIndex="docked"
      display="flex"
      alignItems="center"
      gap="1"
      px="2"
      pt="2"
      pb="calc(8px + env(safe-area-inset-bottom, 0px))"
      bg="bg.surface"
      borderTopWidth="1px"
      borderColor="border"
    >
      {/* On the narrowest phones only the store block above links to the store. */}
      <chakra.span display="contents" css={{ '@media (max-width: 359px)': { display: 'none' } }}>
        <Way href={storePath(storeId)} icon={Store} name={say('shop_goods.store')} />
      </chakra.span>
      <Way href={PATHS.carts} icon={ShoppingCart} name={say('shop.cart')} />
      <FavoriteWay goodsId={goodsId} />
      {children}
    </chakra.div>
  )
}
