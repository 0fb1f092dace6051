import { chakra } from '@chakra-ui/react/styled-system'
import type { StoreCard } from '@shiji/contract/store/store.ts'
import { UiLink } from '@shiji/ui/common/link/ui-link.tsx'
import { Rating } from '@shiji/ui/common/rating/rating.tsx'
import { StoreSeal } from '@shiji/ui/common/store-seal/store-seal.tsx'
import { storePath } from '../../site/links/paths.ts'
import { useName } from '../../site/names.ts'

/** Stores with their seals. */
export function StoreRow({ stores }: { readonly stores: readonly StoreCard[] }) {
  const pick = useName()
  return (
    <chakra.ul
      display="grid"
      gridTemplateColumns={{
        base: 'repeat(2, minmax(0, 1fr))',
        md: 'repeat(3, minmax(0, 1fr))',
        xl: 'repeat(6, minmax(0, 1fr))',
      }}
      gap={{ base: '2', md: '4' }}
    >
      {stores.map(store => {
        const name = pick(store.name, store.name_en)
        return (
          <li key={store.id}>
            <UiLink
              href={storePath(store.id)}
              display="flex"
              alignItems="center"
              gap="3"
              h="full"
              p="4"
              bg="bg.surface"
              borderRadius="md"
              transition="box-shadow 140ms"
              _hover={{ boxShadow: 'hover' }}
            >
              <StoreSeal
                name={store.seal || name}
                {...(store.colour === '' ? {} : { color: store.colour })}
                size={44}
              />
              <chakra.span minW="0">
                <chakra.span display="block" textStyle="md" fontWeight="semibold" truncate>
                  {name}
                </chakra.span>
                <chakra.span display="block" textStyle="xs" color="fg.muted" truncate>
                  {store.score > 0 ? <Rating value={store.score / 10} size={12} /> : store.area_info}
                </chakra.span>
              </chakra.span>
            </UiLink>
          </li>
        )
      })}
    </chakra.ul>
  )
}
