import { chakra } from '@chakra-ui/react/styled-system'
import type { HomePortrait } from '@shiji/contract/catalog/home.ts'
import { useText } from '@shiji/i18n/react.ts'
import { Rating } from '@shiji/ui/common/rating/rating.tsx'
import { StoreSeal } from '@shiji/ui/common/store-seal/store-seal.tsx'
import { LinkButton } from '../../../site/links/link-button.tsx'
import { storePath } from '../../../site/links/paths.ts'
import { useName } from '../../../site/names.ts'
import { GoodsTile } from './goods-tile.tsx'

/** From how many characters on a story is running text; a shorter one is set like a motto. */
const LONG = 60

/** One store: its seal, its story and three of its goods. */
export function Portrait({ portrait: { store, story, story_en, goods } }: { readonly portrait: HomePortrait }) {
  const say = useText('shop')
  const pick = useName()
  const name = pick(store.name, store.name_en)
  const words = pick(story, story_en)
  return (
    <chakra.section
      display="flex"
      flexDirection="column"
      minW="0"
      p={{ base: '4', md: '6' }}
      bg="accent.subtle"
      borderRadius={{ base: 'md', md: 'lg' }}
    >
      <chakra.p textStyle="xs" fontWeight="semibold" letterSpacing="label" color="accent.fg">
        {say('shop.home_portrait')}
      </chakra.p>
      <chakra.div display="flex" alignItems="center" gap="3" mt="3">
        <StoreSeal name={store.seal || name} color={store.colour} logo={store.logo} size={52} />
        <chakra.div minW="0">
          <chakra.h2 textStyle="xl" fontWeight="bold" letterSpacing="tight" truncate>
            {name}
          </chakra.h2>
          {store.score > 0 && <Rating value={store.score / 10} size={12} />}
        </chakra.div>
        <chakra.div ms="auto" flexShrink="0">
          <LinkButton href={storePath(store.id)} look="outline" size="sm">
            {say('shop.home_portrait_visit')}
            <chakra.span srOnly>{name}</chakra.span>
          </LinkButton>
        </chakra.div>
      </chakra.div>
      <chakra.p
        textStyle={words.length > LONG ? { base: 'md', md: 'lg' } : { base: 'xl', md: '2xl' }}
        fontWeight={words.length > LONG ? 'normal' : 'semibold'}
        my={{ base: '4', md: '5' }}
        lineClamp="5"
        textWrap="pretty"
      >
        {words}
      </chakra.p>
      <chakra.ul display="grid" gridTemplateColumns="repeat(3, minmax(0, 1fr))" gap={{ base: '2', md: '3' }} mt="auto">
        {goods.map(item => (
          <li key={item.id}>
            <GoodsTile goods={item} />
          </li>
        ))}
      </chakra.ul>
    </chakra.section>
  )
}
