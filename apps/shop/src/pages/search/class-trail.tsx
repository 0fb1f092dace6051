import { chakra } from '@chakra-ui/react/styled-system'
import type { GoodsSearch } from '@shiji/contract/catalog/search.ts'
import type { ClassNode } from '@shiji/contract/platform/platform.ts'
import { useText } from '@shiji/i18n/react.ts'
import { Icon } from '@shiji/ui/common/icon/icon.tsx'
import { UiLink } from '@shiji/ui/common/link/ui-link.tsx'
import { Plate } from '@shiji/ui/common/plate/plate.tsx'
import { ChevronRight } from 'lucide-react'
import { useFileUrl } from '../../site/goods/use-file-url.ts'
import { searchPath } from '../../site/links/paths.ts'
import { useName } from '../../site/names.ts'

export interface ClassTrailProps {
  /** From the top class down to the current one. */
  readonly trail: readonly ClassNode[]
  readonly search: GoodsSearch
}

const within = (search: GoodsSearch, class_id: number | undefined): string =>
  searchPath({
    ...(search.keywords === undefined ? {} : { keywords: search.keywords }),
    ...(class_id === undefined ? {} : { class_id }),
  })

/** The path down to the current class. */
export function ClassTrail({ trail, search }: ClassTrailProps) {
  const say = useText('shop_goods', 'common')
  const pick = useName()
  const here = trail.at(-1)
  if (here === undefined) return null
  return (
    <chakra.nav aria-label={say('common.breadcrumb')} mb="2">
      <chakra.ol display="flex" flexWrap="wrap" alignItems="center" gap="1" textStyle="sm" color="fg.muted">
        <li>
          <UiLink href={within(search, undefined)} _hover={{ color: 'accent.fg' }}>
            {say('shop_goods.breadcrumb_all')}
          </UiLink>
        </li>
        {trail.map(node => (
          <chakra.li key={node.id} display="inline-flex" alignItems="center" gap="1">
            <Icon of={ChevronRight} size={16} />
            <UiLink
              href={within(search, node.id)}
              aria-current={node === here ? 'page' : undefined}
              _hover={{ color: 'accent.fg' }}
            >
              {pick(node.name, node.name_en)}
            </UiLink>
          </chakra.li>
        ))}
      </chakra.ol>
    </chakra.nav>
  )
}

/** The classes below the current one, each with its picture. */
export function SubClasses({ trail, search }: ClassTrailProps) {
  const say = useText('shop_goods')
  const pick = useName()
  const fileUrl = useFileUrl()
  const below = trail.at(-1)?.children ?? []
  if (below.length === 0) return null
  return (
    <chakra.ul
      aria-label={say('shop_goods.class_sub')}
      display="grid"
      gridAutoFlow={{ base: 'column', md: 'row' }}
      gridAutoColumns={{ base: '76px', md: 'auto' }}
      gridTemplateColumns={{ md: 'repeat(auto-fill, minmax(112px, 1fr))' }}
      gap={{ base: '2', md: '3' }}
      mt="3"
      mx={{ base: '-3', md: '0' }}
      px={{ base: '3', md: '0' }}
      pb="1"
      overflowX={{ base: 'auto', md: 'visible' }}
      scrollbarWidth="none"
    >
      {below.map(node => (
        <li key={node.id}>
          <UiLink
            href={within(search, node.id)}
            display="flex"
            flexDirection="column"
            alignItems="center"
            gap="1.5"
            h="full"
            p={{ base: '1', md: '3' }}
            borderRadius="md"
            bg={{ md: 'bg.surface' }}
            textAlign="center"
            textStyle={{ base: 'xs', md: 'sm' }}
            fontWeight="medium"
            _hover={{ color: 'accent.fg' }}
          >
            <chakra.span w={{ base: '64px', md: '72px' }} borderRadius="full" overflow="hidden">
              <Plate
                src={node.thumb === '' ? undefined : fileUrl(node.thumb, 160)}
                alt=""
                seed={node.id}
                radius="none"
              />
            </chakra.span>
            {pick(node.name, node.name_en)}
          </UiLink>
        </li>
      ))}
    </chakra.ul>
  )
}
