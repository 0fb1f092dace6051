import { chakra } from '@chakra-ui/react/styled-system'
import type { HomeFloor } from '@shiji/contract/catalog/home.ts'
import { useText } from '@shiji/i18n/react.ts'
import { UiLink } from '@shiji/ui/common/link/ui-link.tsx'
import { MoreLink } from '../../../site/links/more-link.tsx'
import { searchPath } from '../../../site/links/paths.ts'
import { useName } from '../../../site/names.ts'
import { AdvertStrip } from '../adverts.tsx'
import { GoodsTile } from './goods-tile.tsx'
import { Panel } from './panel.tsx'

/** A class: its sub-classes, and goods in one of three shapes. */
export function Floor({ floor }: { readonly floor: HomeFloor }) {
  const say = useText('shop')
  const pick = useName()
  const name = pick(floor.name, floor.name_en)
  const Shape = SHAPES[floor.shape]
  return (
    <Panel
      title={name}
      aside={
        <MoreLink href={searchPath({ class_id: floor.id })} of={name}>
          {say('shop.see_all')}
        </MoreLink>
      }
      below={
        floor.chips.length > 0 && (
          <chakra.ul display="flex" flexWrap="wrap" gap="2" mt="2">
            {floor.chips.map(chip => (
              <li key={chip.id}>
                <UiLink
                  href={searchPath({ class_id: chip.id })}
                  display="inline-flex"
                  alignItems="center"
                  h="28px"
                  px="3"
                  borderRadius="full"
                  bg="bg.canvas"
                  textStyle="sm"
                  whiteSpace="nowrap"
                  position="relative"
                  _hover={{ color: 'accent.fg' }}
                  // Fingers need more than the eye (ux 11).
                  _after={{ content: '""', position: 'absolute', insetX: '0', insetY: '-4px' }}
                >
                  {pick(chip.name, chip.name_en)}
                </UiLink>
              </li>
            ))}
          </chakra.ul>
        )
      }
    >
      <Shape floor={floor} />
    </Panel>
  )
}

/** One large, four small beside it; on phones the large one lies above three. */
function Large({ floor: { goods } }: { readonly floor: HomeFloor }) {
  const [first, ...others] = goods
  if (first === undefined) return null
  return (
    <chakra.div
      display="grid"
      gap={{ base: '3', md: '4' }}
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(0, 6fr) minmax(0, 5fr)' }}
    >
      <chakra.div hideFrom="md">
        <GoodsTile goods={first} way="row" picture={132} large lines={2} />
      </chakra.div>
      <chakra.div hideBelow="md">
        <GoodsTile goods={first} large lines={2} />
      </chakra.div>
      <chakra.ul
        display="grid"
        gap={{ base: '2', md: '3' }}
        gridTemplateColumns={{ base: 'repeat(3, minmax(0, 1fr))', md: 'repeat(2, minmax(0, 1fr))' }}
        alignContent="start"
      >
        {others.map((item, place) => (
          <chakra.li key={item.id} hideBelow={place === 3 ? 'md' : undefined}>
            <GoodsTile goods={item} />
          </chakra.li>
        ))}
      </chakra.ul>
    </chakra.div>
  )
}

/** Two rows of three. */
function Six({ floor: { goods } }: { readonly floor: HomeFloor }) {
  return (
    <chakra.ul
      display="grid"
      gap={{ base: '2', md: '4' }}
      gridTemplateColumns="repeat(3, minmax(0, 1fr))"
      alignContent="start"
    >
      {goods.map(item => (
        <li key={item.id}>
          <GoodsTile goods={item} ratio={1.15} />
        </li>
      ))}
    </chakra.ul>
  )
}

/** The operator's wide picture above a short list. */
function Wide({ floor: { advert, goods } }: { readonly floor: HomeFloor }) {
  return (
    <chakra.div display="flex" flexDirection="column" gap={{ base: '3', md: '5' }} h="full">
      {advert && <AdvertStrip advert={advert} />}
      <chakra.ul
        display="grid"
        columnGap="4"
        rowGap={{ base: '2.5', md: '4' }}
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}
      >
        {goods.map((item, place) => (
          <chakra.li key={item.id} hideBelow={place === 3 ? 'md' : undefined}>
            <GoodsTile goods={item} way="row" picture={84} lines={2} />
          </chakra.li>
        ))}
      </chakra.ul>
    </chakra.div>
  )
}

const SHAPES = { large: Large, six: Six, wide: Wide } as const
