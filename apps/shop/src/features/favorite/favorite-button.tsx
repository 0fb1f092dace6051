import { chakra } from '@chakra-ui/react/styled-system'
import { useText } from '@shiji/i18n/react.ts'
import { Button, IconButton } from '@shiji/ui/common/button/button.tsx'
import { Icon } from '@shiji/ui/common/icon/icon.tsx'
import { Heart } from 'lucide-react'
import { useFavorites } from './use-favorites.ts'

/** The heart of a product beside the buy buttons. */
export function FavoriteButton({ goodsId }: { readonly goodsId: number }) {
  const say = useText('shop_goods')
  const { has, toggle } = useFavorites(0, [goodsId])
  const on = has(goodsId)
  return (
    <IconButton
      label={say('shop_goods.favorite')}
      size="xl"
      look="outline"
      aria-pressed={on}
      color={on ? 'accent.fg' : undefined}
      onClick={() => toggle(goodsId)}
    >
      <Icon of={Heart} filled={on} />
    </IconButton>
  )
}

/** The heart of a product in the bar of phones: icon above label. */
export function FavoriteWay({ goodsId }: { readonly goodsId: number }) {
  const say = useText('shop_goods')
  const { has, toggle } = useFavorites(0, [goodsId])
  const on = has(goodsId)
  return (
    <chakra.button
      type="button"
      aria-pressed={on}
      onClick={() => toggle(goodsId)}
      display="flex"
      flexDirection="column"
      alignItems="center"
      justifyContent="center"
      minW="40px"
      px="0.5"
      h="48px"
      whiteSpace="nowrap"
      textStyle="2xs"
      fontWeight="medium"
      color={on ? 'accent.fg' : 'fg.muted'}
      cursor="pointer"
    >
      <Icon of={Heart} filled={on} />
      {say('shop_goods.favorite')}
    </chakra.button>
  )
}

/** Button to follow or unfollow a store. */
export function FollowButton({ storeId }: { readonly storeId: number }) {
  const say = useText('shop_goods')
  const { has, toggle } = useFavorites(1, [storeId])
  const on = has(storeId)
  return (
    <Button
      look={on ? 'subtle' : 'outline'}
      aria-pressed={on}
      icon={<Icon of={Heart} size={16} filled={on} />}
      onClick={() => toggle(storeId)}
    >
      {say('shop_goods.follow')}
    </Button>
  )
}
