import { chakra } from '@chakra-ui/react/styled-system'
import { useText } from '@shiji/i18n/react.ts'

/** A place in a ranking, standing on the corner of the picture. */
export function RankPlace({ place }: { readonly place: number }) {
  const say = useText('shop')
  return (
    <chakra.span
      position="absolute"
      insetStart="0"
      bottom="0"
      minW={{ base: '26px', md: '40px' }}
      h={{ base: '30px', md: '46px' }}
      display="grid"
      placeItems="center"
      bg="bg.surface"
      color={place === 1 ? 'accent.fg' : 'fg'}
      borderTopRightRadius="md"
      textStyle={{ base: 'xl', md: '3xl' }}
      fontWeight="bold"
      data-tabular
    >
      <chakra.span srOnly>{say('shop.hot_rank', { rank: place })}</chakra.span>
      <span aria-hidden>{place}</span>
    </chakra.span>
  )
}
